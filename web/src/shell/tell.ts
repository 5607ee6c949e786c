/** A word of the browser's own when it is one's move at a table that is open, but not looked at. Opt-in. */
import { settings } from "../settings.svelte";
import { t } from "../texts";

export const canTell = typeof Notification !== "undefined";

/** Whoever wants to be told is asked by the browser whether it may. */
export async function wantTelling(wanted: boolean): Promise<void> {
  settings.set("tell", wanted && (await Notification.requestPermission()) === "granted");
}

export async function tellMove(title: string): Promise<void> {
  if (!canTell || !settings.value.tell || !document.hidden || Notification.permission !== "granted") return;
  const said = { body: t("tell.move"), icon: "/icon-192.png", tag: location.pathname, data: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, said);
  else new Notification(title, said);
}
