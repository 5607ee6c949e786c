/** Who this browser is: a key of its own making, kept here and shown to nobody but the server. */

const STORE = "cinderbox.player";
const SHAPE = /^[A-Za-z0-9_-]{22,64}$/;

/** 128 random bits as letters and digits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The key, made at the first visit. */
export function playerKey(): string {
  if (typeof localStorage === "undefined") return "";
  const kept = localStorage.getItem(STORE) ?? "";
  if (SHAPE.test(kept)) return kept;
  const made = newKey();
  localStorage.setItem(STORE, made);
  return made;
}

export function keepPlayer(key: string): void {
  localStorage.setItem(STORE, key);
}

interface Saved {
  cinderbox: "player";
  key: string;
  name: string;
}

/** The key as a file, to be kept or brought to another browser. */
export const saved = (name: string): string =>
  JSON.stringify({ cinderbox: "player", key: playerKey(), name } satisfies Saved, null, 1);

/** The key in such a file; null if it is none. */
export function readSaved(text: string): Saved | null {
  try {
    const found = JSON.parse(text) as Partial<Saved> | null;
    return found?.cinderbox === "player" && typeof found.key === "string" && SHAPE.test(found.key)
      ? { cinderbox: "player", key: found.key, name: typeof found.name === "string" ? found.name : "" }
      : null;
  } catch {
    return null;
  }
}

/** The code in the address bar, taken out of it; "" if there is none. */
export function codeFromAddress(): string {
  const code = new URLSearchParams(location.hash.slice(1)).get("code") ?? "";
  if (code) history.replaceState(null, "", location.pathname);
  return code;
}
