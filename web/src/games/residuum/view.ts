/** What the server shows of Residuum, typed, and small questions about it. Pure. */
import type { Json, Scene, TableEvent } from "../../wire";
import type { Event } from "./events.gen";
import type { Leg, Price, Question } from "./wire.gen";

export const RESOURCES = ["provisions", "tech", "food", "water", "wood", "chem", "oil", "gold", "nuclear"] as const;
export type Resource = (typeof RESOURCES)[number];

export const LANDS = [
  "wasteland",
  "radiation_zone",
  "tech_site",
  "woodland",
  "food_supply",
  "water_source",
  "contaminated_water",
  "oil_field",
  "gold_mine",
  "trade_town",
] as const;
export type Land = (typeof LANDS)[number];

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

/** Cubes by resource; what is not there is left out. */
export type Cubes = Partial<Record<Resource, number>>;

export interface Hex {
  id: string;
  land: Land;
  q: number;
  r: number;
  near: string[];
}

export interface Outrider {
  hex: string;
  active: boolean;
  nuke: boolean;
  fought: boolean;
}

export interface Outpost {
  hex: string;
  active: boolean;
}

/** On a border it stands, in a hex it lies. */
export interface Barricade {
  hex?: string;
  border?: string;
}

export interface Leader {
  id: string;
  name: string;
  strategy: "competent" | "skilled";
  bartering: "competent" | "skilled";
  used: boolean;
}

export interface Player {
  seat: number;
  leader: Leader;
  stock: Record<Resource, number>;
  x: number;
  visits: number;
  won: number;
  basecamp: { hex: string; active: boolean } | null;
  outriders: Outrider[];
  outposts: Outpost[];
  barricades: Barricade[];
  hand: number;
  completed: string[];
  kept: string[];
  points: number;
  /** Where the points come from, line by line. */
  score: Record<string, number>;
}

/** What is still owed in action points, which resources pay, which of them is asked for next. */
export interface Payment {
  rest: number;
  accepts: Resource[];
  asked: Resource | null;
}

export interface Convoy {
  seat: number;
  network: boolean;
  from: string;
  to: string | null;
  outriders: number;
  outposts: number;
  barricades: number;
  basecamp: boolean;
}

export interface Basket {
  bought: Cubes;
  sold: Cubes;
  credit: number;
  selling: boolean;
}

export interface Side {
  seat: number;
  tech: number;
  chem: number;
  nuclear: number;
  cards: number;
  ability: number;
  hand: number;
  /** Values of cards that were shown; null lies face down. */
  laid: (number | null)[];
  total: number;
}

export interface Battle {
  hex: string;
  fights: boolean;
  outriders: number;
  /** The attacker, then the defender. */
  sides: Side[];
}

export interface Deal {
  speaks: number;
  other: number;
  offers: number;
  standing: boolean;
  gives: Cubes;
  wants: Cubes;
}

export interface View {
  table: {
    game: string;
    round: number;
    season: Season | null;
    turn: number | null;
    lead: number | null;
    first: number | null;
    hexes: Hex[];
    piles: { contaminated_water: number; radiation_zone: number; wasteland: number };
    stack: number;
    drawn: Land[];
    /** The drawn tile that is being placed. */
    placing: Land | null;
    deck: number;
    discard: number;
    aside: number;
    town_deck: number;
    town_discard: string[];
    players: Player[];
    /** Action points left over from a cube that was worth more than was due. */
    left: Cubes;
    oil: { seat: number; hex: string }[];
    this_turn: {
      fought: string[];
      completed: boolean;
      drawn: boolean;
      bikes: boolean;
      used: string[];
      oiled: string[];
    };
    payment: Payment | null;
    convoy: Convoy | null;
    basket: Basket | null;
    battle: Battle | null;
    deal: Deal | null;
    to_act: number[];
    waiting: number[];
    over: boolean;
  };
  mine: {
    hand?: string[];
    aside?: string[];
    /** Discovery cards this seat put back itself: cards in the deck, and own discards. */
    deck?: { card: string; above: number }[];
    discarded?: string[];
    conflict?: number[];
    laid?: number[];
    answers?: string[];
  };
}

export const viewOf = (scene: Scene): View => scene.view as unknown as View;
export const eventsOf = (events: readonly TableEvent[]): readonly Event[] => events as unknown as readonly Event[];

export interface DiscoveryCard {
  id: string;
  name: string;
  kind: string;
  star: boolean;
  /** Cubes of each resource, in the order of RESOURCES. */
  cost: number[];
  text: string;
}

export interface TownCard {
  name: string;
  keep: boolean;
  amount?: number;
  text: string;
}

export interface Catalog {
  characters: Record<
    string,
    { name: string; ability: string; text: string; amount?: number; strategy?: Rating; bartering?: Rating }
  >;
  discoveries: Record<string, DiscoveryCard>;
  trade_town: Record<string, TownCard>;
  conflict: { name: string; value: number; count?: number }[];
  lands?: Record<Land, LandRow>;
  resources?: Record<Resource, ResourceRow>;
  costs?: CostRow[];
  /** The Simpler Game: every resource pays every cost in action points. */
  simpler?: boolean;
  /** Outposts on Food Supplies produce no Food in Winter. */
  winter_limits_food?: boolean;
}

export const TURNS = 16;
/** Two years of four seasons of two turns. */
export const calendar = (round: number): { year: number; season: Season; turn: number } => {
  const n = Math.max(0, Math.min(TURNS, round) - 1);
  return { year: n < TURNS / 2 ? 1 : 2, season: SEASONS[Math.floor(n / 2) % 4] ?? "spring", turn: (n % 2) + 1 };
};

/** Seats from the one after `me` on, in turn order; for a spectator all of them. */
export function others(table: View["table"], me: number | null): Player[] {
  const all = table.players;
  if (me === null) return all;
  return all
    .map((_, i) => all[(me + 1 + i) % all.length])
    .filter((one): one is Player => one !== undefined && one.seat !== me);
}

export const hexesOf = (table: View["table"]): Map<string, Hex> => new Map(table.hexes.map((hex) => [hex.id, hex]));

/** What Outriders, Outposts and Barricades a player has out, and how many of them are active. */
export function out(player: Player): {
  outriders: [number, number];
  outposts: [number, number];
  barricades: [number, number];
} {
  const count = (all: readonly { active?: boolean; border?: string }[]): [number, number] => [
    all.filter((one) => one.active || one.border).length,
    all.length,
  ];
  return { outriders: count(player.outriders), outposts: count(player.outposts), barricades: count(player.barricades) };
}

/** Everything an action can aim at that the map, the hand or a row of tiles draws. */
export function drawn(scene: Scene): Set<string> {
  const { table, mine } = viewOf(scene);
  const found = new Set<string>([...(mine.hand ?? []), ...(mine.aside ?? []), ...table.drawn]);
  for (const hex of table.hexes) {
    found.add(hex.id);
    for (const side of ["e", "ne", "nw", "w", "sw", "se"]) found.add(`${hex.id}.${side}`);
  }
  return found;
}

export const catalogOf = (catalog: Json): Catalog => catalog as unknown as Catalog;

// -- what slips and the reference add ------------------------------------------------------------------------

export type Rating = "competent" | "skilled";

/** What each piece produces on a type of hex: any one of these. */
export interface LandRow {
  basecamp: Cubes;
  outpost: Cubes;
  outrider: Cubes;
}

export interface ResourceRow {
  points: number;
  pays: string[];
  limit: number;
  sale: Record<Season, number>;
  price: Record<Rating, Record<Season, number>>;
}

export interface CostRow {
  action: string;
  points?: number;
  accepts?: Resource[];
  one_of?: Cubes;
}

/** What counts for a side before its cards. */
export const SOURCES = [
  "outriders",
  "outpost",
  "basecamp",
  "barricades",
  "oil_field",
  "tech",
  "chem",
  "nuclear",
  "crate",
  "ability",
] as const;
export type Source = (typeof SOURCES)[number];

/** The question before this seat, with its details. */
export const questionOf = (scene: Scene): Question | null => scene.question as Question | null;
export const pricesOf = (question: Question | null): Readonly<Record<string, Price>> =>
  question && "prices" in question ? question.prices : {};
export const reachOf = (question: Question | null): readonly Leg[] =>
  question?.name === "actions" ? question.reach : [];
export const sourcesOf = (side: Side): Partial<Record<Source, number>> =>
  (side as Side & { sources?: Partial<Record<Source, number>> }).sources ?? {};
