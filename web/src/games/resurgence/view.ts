/** What the server shows of Resurgence, typed, and small questions about it. Pure. */
import type { Action, Json, Scene, TableEvent } from "../../wire";
import type { Event } from "./events.gen";
import type { Catalog, Heap, Player, Question, Reward, Table, View, Zone } from "./wire.gen";

export type { Card, Catalog, EventCard, Mission, Player, Room, Space, View, Zone } from "./wire.gen";

export const ITEMS = ["food", "fuel", "parts", "ammo", "meds"] as const;
export type Item = (typeof ITEMS)[number];
export const TOKENS = ["hero", "ranger", "builder", "scholar", "laborer"] as const;
export type Token = (typeof TOKENS)[number];
export const AREAS = ["metro", "harbor", "compound"] as const;
export type Area = (typeof AREAS)[number];
export const COLUMNS = ["left", "middle", "right"] as const;
export type Column = (typeof COLUMNS)[number];
export type Encounter = NonNullable<Zone["encounter"]>;
export type Part = keyof Reward;
export type Stage = Table["stage"];

export const viewOf = (scene: Scene): View => scene.view as unknown as View;
export const eventsOf = (events: readonly TableEvent[]): readonly Event[] => events as unknown as readonly Event[];
export const catalogOf = (catalog: Json): Catalog => catalog as unknown as Catalog;

/** The question before this seat, with its details. */
export const questionOf = (scene: Scene): Question | null => scene.question as Question | null;

/** Players from the one after `me` on; for a spectator all of them. */
export function others(table: Table, me: number | null): Player[] {
  const all = table.players;
  if (me === null) return all;
  return all
    .map((_, i) => all[(me + 1 + i) % all.length])
    .filter((one): one is Player => one !== undefined && one.seat !== me);
}

/** The tokens of a heap one by one, in the order in which they are assigned. */
export const listed = (heap: Heap): Token[] =>
  TOKENS.flatMap((token) => Array.from({ length: heap[token] ?? 0 }, () => token));

export const sized = (heap: Heap): number => listed(heap).length;

/** Equal things with a key each, told apart by their count. */
export function keyed(all: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return all.map((id) => {
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return { id, key: `${id}/${count}` };
  });
}

/** Where the tokens stand that were assigned so far behind the screen. */
export function assigned(drawn: readonly Token[], answers: readonly string[]): Record<Area, Token[]> {
  const found: Record<Area, Token[]> = { metro: [], harbor: [], compound: [] };
  answers.forEach((answer, i) => {
    const [verb, area] = answer.split(":");
    const token = drawn[i];
    if (verb === "assign" && token && area) found[area as Area].push(token);
  });
  return found;
}

const verbs = (actions: readonly Action[], verb: string, target: string): Action[] =>
  actions.filter((one) => one.verb === verb && one.target === target);

/** What may be done with a space: go there, or use it once the token stands there. */
export function spaceActions(actions: readonly Action[], space: string, placed: string | null): Action[] {
  return actions.filter(
    (one) =>
      (one.verb === "place" && one.target === space) ||
      (one.verb === "place_as" && one.target?.split(".")[1] === space) ||
      (placed === space && (one.verb === "effect" || one.verb === "stalker")),
  );
}

/** What may be done with a room of one's own: besides, clear it or give it up. */
export const roomActions = (actions: readonly Action[], room: string, placed: string | null): Action[] => [
  ...spaceActions(actions, room, placed),
  ...verbs(actions, "build", room),
  ...verbs(actions, "expose", room),
];

/** The tokens that could go to a space, before one is picked. */
export function reaching(actions: readonly Action[], question: Question | null, space: string): Action[] {
  if (question?.name !== "choose_token") return [];
  return actions.filter((one) => one.verb === "send" && question.reach[one.target ?? ""]?.includes(space));
}

export const cardActions = (actions: readonly Action[], card: string): Action[] => [
  ...verbs(actions, "activate", card),
  ...verbs(actions, "exhaust", card),
];

export const tokenActions = (actions: readonly Action[], token: Token, area: Area): Action[] => [
  ...verbs(actions, "send", `${token}.${area}`),
  ...verbs(actions, "shift", `${token}.${area}`),
];

export const missionActions = (actions: readonly Action[], mission: string): Action[] => [
  ...verbs(actions, "plan", mission),
  ...verbs(actions, "complete", mission),
];

/** Nothing that a question aims at is without a button: the slips have one for everything. */
export const VERBS: readonly string[] = [
  "end",
  "decline",
  "take_all",
  "effect",
  "event",
  "rise",
  "stalker",
  "leave",
  "send",
  "rest",
  "place",
  "place_as",
  "activate",
  "complete",
  "plan",
  "hero",
  "keep",
  "discard",
  "assign",
  "pay",
  "gain",
  "food",
  "waive",
  "swap",
  "retire",
  "recruit",
  "rescue",
  "build",
  "expose",
  "shift",
  "track",
  "column",
  "exhaust",
  "mutants",
  "arrange",
];
