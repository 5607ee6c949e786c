/** Which slip the question before a seat asks for. Pure. */
import type { Event } from "../events.gen";
import type { Action } from "../../../wire";
import type { Battle, Side, View } from "../view";
import type { Question } from "../wire.gen";
import { slipVerbs } from "./verbs";

export type SlipName = "pay" | "barter" | "deal" | "conflict" | "cards" | "options";

const CONFLICT = new Set([
  "welcome",
  "intention",
  "lay_first",
  "spend",
  "lay_second",
  "push",
  "loot",
  "loot_outpost",
  "loot_cubes",
  "withdraw",
  "displace",
]);
const CARDS = new Set(["keep_one", "keep_drawn", "put_back", "hand_limit"]);
const MINE = new Set(slipVerbs);

/** Answers that some slip has to offer: those of verbs that are not drawn on the map or in the foot. */
export const answers = (actions: readonly Action[]): Action[] => actions.filter((one) => MINE.has(one.verb));

export function slipFor(question: Question | null, view: View): SlipName | null {
  const { battle, deal } = view.table;
  if (question) {
    if (question.name === "pay") return "pay";
    if (question.name === "buy" || question.name === "sell") return "barter";
    if (question.name === "negotiate") return "deal";
    if (CONFLICT.has(question.name)) return "conflict";
    if (CARDS.has(question.name)) return "cards";
    if (question.name !== "actions") return "options";
    return null;
  }
  return deal ? "deal" : battle ? "conflict" : null; // deals and conflicts are for everybody to watch
}

type Total = Extract<Event, { kind: "total" }>;

/** How the latest conflict went, as far as the log has told it. */
export interface Result {
  totals: Map<number, Total>;
  shown: Map<number, number[]>;
  /** Nobody has won yet, or: who has, null for a draw. */
  winner: number | null | undefined;
}

export function resultOf(log: readonly Event[]): Result | null {
  const since = log.findLastIndex((one) => one.kind === "meet");
  if (since < 0) return null;
  const result: Result = { totals: new Map(), shown: new Map(), winner: undefined };
  for (const event of log.slice(since)) {
    if (event.kind === "total") result.totals.set(event.seat, event);
    else if (event.kind === "show") result.shown.set(event.seat, [...(result.shown.get(event.seat) ?? []), event.war]);
    else if (event.kind === "win") result.winner = event.seat;
    else if (event.kind === "draw") result.winner = null;
  }
  return result.totals.size === 2 ? result : null;
}

/** A battle with what was added to it last, which the scene before the totals did not know. */
export function withTotals(battle: Battle, { totals }: Result): Battle {
  const side = (one: Side): Side => {
    const { tech, ability } = totals.get(one.seat) ?? one.sources;
    return { ...one, sources: { ...one.sources, tech, ability } };
  };
  return { ...battle, sides: battle.sides.map(side) };
}
