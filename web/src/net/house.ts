/** The server's HTTP calls about players and the house. */
import type { Being, Board, Code, Me, Place, Profile, Record, Result } from "../wire.gen";
import { call } from "./api";

const id = encodeURIComponent;

export const house = {
  me: () => call<Me>("GET", "/api/me"),
  be: (being: Being) => call<Me>("POST", "/api/me", being),
  tables: () => call<Place[]>("GET", "/api/me/tables"),
  results: () => call<Record>("GET", "/api/me/results"),
  solo: () => call<Result[]>("GET", "/api/me/solo"),
  code: () => call<Code>("POST", "/api/me/code"),
  /** Be the player of a code; the key is a new one, which is kept once that has worked. */
  move: (code: string, key: string) => call<Me>("POST", "/api/me/move", { code }, { "Cinderbox-Key": key }),
  /** Who a key is. */
  whose: (key: string) => call<Me>("GET", "/api/me", undefined, { "Cinderbox-Key": key }),
  alone: () => call<Me>("POST", "/api/me/alone"),
  everything: () => call<unknown>("GET", "/api/me/export"),
  forget: () => call<Me>("POST", "/api/me/forget"),
  profile: (player: string) => call<Profile>("GET", `/api/players/${id(player)}`),
  board: (game: string) => call<Board>("GET", `/api/boards/${id(game)}`),
};
