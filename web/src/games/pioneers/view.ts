/** What the server shows of The Pioneers Program, typed, and small questions about it. Pure. */
import type { Action, Json, Scene, TableEvent } from "../../wire";
import type { Event } from "./events.gen";
import type { Amounts, Holding, Offer, Question, Stored } from "./wire.gen";

export const RESOURCES = ["food", "credits", "response"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Size = "small" | "medium" | "large";
export type CardType = "structure" | "item" | "personality" | "event" | "attack" | "raid";

/** A card that lies in a town; `used`: what it does once a round is done. */
export interface InTown {
  card: string;
  used: boolean;
}

export interface Town {
  seat: number;
  points: number;
  /** Where the points come from: a card, an HQ, a project, or "permanent". */
  sources: { what: string; points: number }[];
  permanent: number;
  size: Size;
  /** Structures, the HQ among them. */
  count: number;
  hq: string;
  structures: InTown[];
  items: InTown[];
  personalities: InTown[];
  projects: string[];
  pile: Holding;
  /** The production pile, in the town's own maintenance only. */
  produced: Holding | null;
  storage: Stored;
  survivor: string | null;
  /** Modifier and skill of the survivor count. */
  skilled: boolean;
  hand: number;
  /** Cards of the hand that everybody has seen. */
  known: string[];
  /** Research tokens that are left. */
  tokens: number;
  turns: number;
  taken: number;
  passed: boolean;
  slot: number | null;
  /** A personality was played this round. */
  recruited: boolean;
  /** Standing modifiers: as attacker of a raid, against attack cards, against raids. */
  combat: { attack: number; defence: number; raid: number };
  income: Amounts;
  upkeep: Amounts;
  /** Maintenance of this round is done. */
  settled: boolean;
  /** What the slots of the market cost this player, from the deck outwards. */
  prices: number[];
  /** The skill of the survivor is used. */
  spent: boolean;
}

/** A slot of the market, named by the price that is printed on it. */
export interface Slot {
  price: number;
  card: string | null;
  token: number | null;
}

export interface ProjectUp {
  project: string;
  /** Research tokens by seat. */
  tokens: number[];
}

export interface Side {
  seat: number;
  role: "attacker" | "defender";
  parts: { what: string; amount: number }[];
  modifier: number;
  /** Every roll so far; the last one counts. */
  rolls: number[][];
  total: number | null;
}

export interface Combat {
  kind: "attack" | "raid";
  card: string;
  attacker: number;
  defender: number;
  stage: "defends" | "defended" | "attacks" | "attacked" | "outcome";
  difficulty: number | null;
  sides: Side[];
  success: boolean | null;
}

export type Step = "draft" | "actions" | "maintenance" | "order" | "over";

export interface View {
  table: {
    game: string;
    round: number;
    /** The last round, once the alarm has sounded. */
    last: number | null;
    alarms: { round: number; state: "hidden" | "silent" | "active" }[];
    step: Step;
    turn: number | null;
    /** Where the turn marker stands. */
    number: number;
    order: number[];
    /** From the deck outwards. */
    market: Slot[];
    market_deck: number;
    market_discard: string[];
    wastes_deck: number;
    wastes_discard: string[];
    project_deck: number;
    projects: ProjectUp[];
    /** All of them, the highest number first, with who has them. */
    survivors: { survivor: string; seat: number | null }[];
    /** Markers by space, from the bottom of each stack. */
    track: number[][];
    /** Events that last till the end of Step 1. */
    effects: string[];
    towns: Town[];
    draft: { number: number; packets: number[]; picked: boolean[] } | null;
    combat: Combat | null;
    losing: { seat: number; card: string; cause: string } | null;
    event: { card: string; by: number } | null;
    over: boolean;
  };
  mine: { hand?: string[]; packet?: string[]; picked?: string | null; seen?: string[] };
}

export interface Card {
  id: string;
  name: string;
  deck: "market" | "wastes";
  type: CardType;
  tags: string[];
  count: number;
  points: number;
  production: Amounts;
  maintenance: Amounts;
  difficulty: Record<Size, number> | null;
  text: string;
  stays: boolean;
  react: boolean;
}

export interface Hq {
  id: string;
  name: string;
  size: Size;
  variant: string;
  points: number;
  production: Amounts;
  text: string;
}

export interface Survivor {
  id: string;
  name: string;
  number: number;
  combat: number;
  text: string;
}

export interface Project {
  id: string;
  name: string;
  value: number;
  points: number;
  text: string;
}

export interface Catalog {
  cards: Record<string, Card>;
  hqs: Record<string, Hq>;
  survivors: Record<string, Survivor>;
  projects: Record<string, Project>;
  sizes: Record<Size, { least: number; most: number | null; storage: number; plan: number; research: number }>;
  trades: Record<string, { name: string; pay: Amounts; gain: Amounts; text: string }>;
  prices: number[];
  rounds: number;
  alarms: number[];
  goal: number;
  extended: boolean;
}

export const viewOf = (scene: Scene): View => scene.view as unknown as View;
export const eventsOf = (events: readonly TableEvent[]): readonly Event[] => events as unknown as readonly Event[];
export const catalogOf = (catalog: Json): Catalog => catalog as unknown as Catalog;

/** The question before this seat, with its details. */
export const questionOf = (scene: Scene): Question | null => scene.question as Question | null;
export const offersOf = (question: Question | null): Readonly<Record<string, Offer>> =>
  question && "offers" in question ? question.offers : {};

/** Seats from the one after `me` on; for a spectator all of them. */
export function others(table: View["table"], me: number | null): Town[] {
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
