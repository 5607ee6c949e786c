/** The server's HTTP calls for the owner of the house, whose key this browser keeps once it was given. */
import type { Front, Message, NewRules, Overview, OwnedPlayer, OwnedTable } from "../wire.gen";
import { call } from "./api";

const STORE = "cinderbox.owner";
const id = encodeURIComponent;

export const ownerKey = (): string => localStorage.getItem(STORE) ?? "";

/** Keep the owner's key, or forget it. */
export function keepOwner(key: string): void {
  if (key) localStorage.setItem(STORE, key);
  else localStorage.removeItem(STORE);
}

/** The owner's key in the address bar, taken out of it; "" if there is none. */
export function ownerFromAddress(): string {
  const key = new URLSearchParams(location.hash.slice(1)).get("key") ?? "";
  if (key) history.replaceState(null, "", location.pathname);
  return key;
}

const own = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  call<T>(method, `/api/owner${path}`, body, { "Cinderbox-Owner": ownerKey() });

export type TableDeed = "shelve" | "unshelve" | "archive" | "delete";

export const owner = {
  overview: () => own<Overview>("GET", "/"),
  rules: (rules: NewRules) => own<Overview>("POST", "/rules", rules),
  tables: () => own<OwnedTable[]>("GET", "/tables"),
  table: (table: string, deed: TableDeed, note = "") =>
    own("POST", `/tables/${id(table)}/${deed}`, deed === "shelve" ? { note } : undefined),
  unname: (table: string, seat: number) => own("POST", `/tables/${id(table)}/unname`, { seat }),
  chat: (table: string) => own<Message[]>("GET", `/tables/${id(table)}/chat`),
  unsay: (table: string, message: number) => own("POST", `/tables/${id(table)}/unsay`, { message }),
  players: () => own<OwnedPlayer[]>("GET", "/players"),
  ban: (player: string, banned: boolean) => own("POST", `/players/${id(player)}/ban`, { banned }),
};

/** What everybody may know of the house, and its door. */
export const front = {
  look: () => call<Front>("GET", "/api/house"),
  enter: (password: string) => call<Front>("POST", "/api/house/enter", { password }),
};
