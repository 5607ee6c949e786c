/** The server's HTTP calls about being told, and how this browser lets itself be told while no page is open. */
import type { Bells, Done, Linked, Ringing } from "../wire.gen";
import { call } from "./api";

const id = encodeURIComponent;

export const bells = {
  all: () => call<Bells>("GET", "/api/me/bells"),
  mail: (address: string) => call<Bells>("POST", "/api/me/bells/mail", { address }),
  hook: (url: string) => call<Bells>("POST", "/api/me/bells/hook", { url }),
  set: (bell: string, ring: Ringing["ring"]) => call<Bells>("POST", "/api/me/bells/set", { id: bell, ring }),
  /** Do what a link says that needs no key. */
  follow: (token: string) => call<Linked>("POST", `/bell/${id(token)}`),
  lost: (address: string) => call<Done>("POST", "/api/lost", { address }),
  push: (one: Subscribed) => call<Bells>("POST", "/api/me/bells/push", one),
};

interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Browsers can be told over https only, and not all of them can. */
export const canRing = typeof navigator !== "undefined" && "serviceWorker" in navigator && "PushManager" in globalThis;

/** Have this browser be told by the house with that key; null if its person does not want that after all. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js"); // where that is not allowed nothing would ever be ready
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  let made: PushSubscription;
  try {
    made = await worker.pushManager.subscribe(options);
  } catch (error) {
    // of a house with another key, maybe: the old one goes
    const old = await worker.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    made = await worker.pushManager.subscribe(options);
  }
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}
