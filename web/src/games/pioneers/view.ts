/** What the server shows of The Pioneers Program, typed, and small questions about it. Pure. */
import type { Action, Json, Scene, TableEvent } from "../../wire";
import type { Event } from "./events.gen";
import type { Card, Catalog, Offer, Question, Table, Town, View } from "./wire.gen";

export type { Card, Catalog, Combat, Hq, InTown, Project, Side, Survivor, Town, View } from "./wire.gen";

export const RESOURCES = ["food", "credits", "response"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Size = Town["size"];
export type Step = Table["step"];
export type CardType = Card["type"];

export const viewOf = (scene: Scene): View => scene.view as unknown as View;
export const eventsOf = (events: readonly TableEvent[]): readonly Event[] => events as unknown as readonly Event[];
export const catalogOf = (catalog: Json): Catalog => catalog as unknown as Catalog;

/** The question before this seat, with its details. */
export const questionOf = (scene: Scene): Question | null => scene.question as Question | null;
export const offersOf = (question: Question | null): Readonly<Record<string, Offer>> =>
  question && "offers" in question ? question.offers : {};

/** Seats from the one after `me` on; for a spectator all of them. */
export function others(table: Table, me: number | null): Town[] {
  const all = table.towns;
  if (me === null) return all;
  return all
    .map((_, i) => all[(me + 1 + i) % all.length])
    .filter((one): one is Town => one !== undefined && one.seat !== me);
}

export const townPlace = (seat: number): string => `town${seat + 1}`;
export const slotThing = (price: number): string => `market:${price}`;

/** Equal things with a key each, told apart by their count. */
export function keyed<T>(all: readonly T[], id: (one: T) => string): { one: T; id: string; key: string }[] {
  const seen = new Map<string, number>();
  return all.map((one) => {
    const name = id(one);
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { one, id: name, key: `${name}/${count}` };
  });
}

/** Whose town the question is about whose answers are cards in a town. */
export function ownerOf(question: Question | null, me: number | null): number | null {
  if (!question) return null;
  if ("owner" in question) return question.owner;
  return me;
}

const IN_TOWN = new Set(["activate", "lose", "waive"]);
const IN_HAND = new Set(["play", "play_free", "keep", "pick", "save"]);

/** The open actions that a card in a town stands for. */
export function townActions(
  actions: readonly Action[],
  question: Question | null,
  seat: number,
  me: number | null,
  card: string,
): Action[] {
  if (question?.name === "upkeep")
    return seat === me && question.card === card ? actions.filter((one) => one.verb === "pay").slice(0, 1) : [];
  return actions.filter(
    (one) =>
      IN_TOWN.has(one.verb) && one.target === card && seat === (one.verb === "lose" ? ownerOf(question, me) : me),
  );
}

/** The open actions that a card in hand stands for. */
export const handActions = (actions: readonly Action[], card: string): Action[] =>
  actions.filter((one) => IN_HAND.has(one.verb) && one.target === card);

/** Nothing that a question aims at is without a button: the slips have one for everything. */
export const VERBS: readonly string[] = [
  "pick",
  "play",
  "play_free",
  "keep",
  "market",
  "wastes",
  "plan",
  "research",
  "activate",
  "pass",
  "end",
  "more",
  "stop",
  "recover",
  "bury",
  "discard",
  "hq",
  "target",
  "boost",
  "roll",
  "reroll",
  "reroll_free",
  "accept",
  "lose",
  "take",
  "save",
  "trade",
  "waive",
  "pay",
  "pay_all",
  "decline",
  "survivor",
  "forgo",
];
