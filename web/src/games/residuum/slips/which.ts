/** Which slip the question before a seat asks for. Pure. */
import type { Action } from "../../../wire";
import type { Ask, View } from "../view";
import { slipVerbs } from "./verbs";

export type SlipName = "pay" | "barter" | "deal" | "conflict" | "cards" | "options";

const CONFLICT = new Set(["welcome", "intention", "lay_first", "spend", "lay_second", "push", "loot", "loot_outpost", "loot_cubes", "withdraw", "displace", "move_on"]);
const CARDS = new Set(["keep_one", "keep_drawn", "put_back", "hand_limit"]);
const MINE = new Set(slipVerbs);

/** Answers that some slip has to offer: those of verbs that are not drawn on the map or in the foot. */
export const answers = (actions: readonly Action[]): Action[] => actions.filter((one) => MINE.has(one.verb));

export function slipFor(ask: Ask | null, view: View, seat: number | null): SlipName | null {
  const { battle, deal } = view.table;
  if (ask) {
    if (ask.kind === "pay") return "pay";
    if (ask.kind === "buy" || ask.kind === "sell") return "barter";
    if (ask.kind === "negotiate") return "deal";
    if (CONFLICT.has(ask.kind)) return "conflict";
    if (CARDS.has(ask.kind)) return "cards";
    if (ask.kind !== "actions") return "options";
    return null;
  }
  const party = (seats: readonly number[]): boolean => seat === null || seats.includes(seat);
  if (deal && party([deal.speaks, deal.other])) return "deal";
  if (battle && party(battle.sides.map((one) => one.seat))) return "conflict";
  return null;
}

/** The result of a conflict, from the events that told it. */
export interface Result {
  totals: Map<number, number>;
  shown: Map<number, string[]>;
  winner: number | null;
}

export function resultOf(events: readonly { kind: string; seat: number | null; [name: string]: unknown }[]): Result | null {
  const totals = new Map<number, number>();
  const shown = new Map<number, string[]>();
  let winner: number | null | undefined;
  for (const event of events) {
    if (event.kind === "total" && event.seat !== null) totals.set(event.seat, Number(event["number"]));
    if (event.kind === "show" && event.seat !== null) shown.set(event.seat, [...(shown.get(event.seat) ?? []), String(event["war"])]);
    if (event.kind === "win") winner = event.seat;
    if (event.kind === "draw" && event.seat === null) winner = null;
  }
  return totals.size === 2 && winner !== undefined ? { totals, shown, winner } : null;
}
