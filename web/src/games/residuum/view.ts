/** What the server shows of Residuum, typed, and small questions about it. Pure. */
import type { Json, Scene, TableEvent } from "../../wire";
import type { Event } from "./events.gen";
import type { Catalog, Hex, Leg, Player, Price, Question, View } from "./wire.gen";

export type {
  Barricade,
  Basket,
  Battle,
  Catalog,
  Convoy,
  CostRow,
  Cubes,
  Deal,
  DiscoveryCard,
  Hex,
  LandRow,
  Outpost,
  Outrider,
  Player,
  ResourceRow,
  Side,
  TownCard,
  View,
} from "./wire.gen";

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

export const viewOf = (scene: Scene): View => scene.view as unknown as View;
export const eventsOf = (events: readonly TableEvent[]): readonly Event[] => events as unknown as readonly Event[];

/** The number that a hint about this verb names; null: there is none. */
export function hintedNumber(table: { scene: Scene | null; hinted: string | null }, verb: string): number | null {
  const one = table.scene?.actions.find(({ action }) => action === table.hinted);
  return one?.verb === verb ? Number(one.target) : null;
}

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
