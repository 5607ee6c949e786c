/** What the server shows of City of Remnants, typed, and small questions about it. Pure. */
import type { Table } from "../../table/table.svelte";
import type { Action, Json, Scene, TableEvent } from "../../wire";
import type { Event } from "./events.gen";
import type {
  Built,
  Catalog,
  Player,
  Question,
  RefreshDiscardQuestion,
  ResetDiscardQuestion,
  Table as Lying,
  Unit,
  View,
} from "./wire.gen";

export type { Board, Built, Card, Catalog, Development, Fight, Player, Question, Token, View } from "./wire.gen";
export type Colour = "yellow" | "red" | "blue" | "green";
export type Level = "slum" | "midtown" | "heights";
export type Verb = "recruit" | "buy" | "produce" | "sell" | "refresh" | "move";

export const COLOURS: readonly Colour[] = ["yellow", "red", "blue", "green"];
export const LEVELS: readonly Level[] = ["slum", "midtown", "heights"];
export const DEEDS: readonly Verb[] = ["recruit", "buy", "produce", "sell", "refresh", "move"];
export const COLUMNS = "ABCDEFG";
/** The figure of each gang. */
export const SHAPES = { blue: "fig1", yellow: "fig2", red: "fig3", green: "fig4" } as const;

export const viewOf = (scene: Scene): View => scene.view as unknown as View;
export const eventsOf = (events: readonly TableEvent[]): readonly Event[] => events as unknown as readonly Event[];
export const catalogOf = (catalog: Json): Catalog => catalog as unknown as Catalog;

/** The question before this seat, with its details. */
export const questionOf = (scene: Scene): Question | null => scene.question as Question | null;

/** The question if it is for whoever looks, and can be answered. */
export function askedOf(scene: Scene | null, replaying: boolean): Question | null {
  if (!scene || replaying || scene.seat === null) return null;
  return scene.to_act.includes(scene.seat) && scene.actions.length ? questionOf(scene) : null;
}

/** The same as it would stand with what is tried out. */
export function triedOf(table: Table): Question | null {
  const { scene, replaying, quotes } = table;
  return scene && askedOf(scene, replaying) ? (quotes.question(scene) as Question | null) : null;
}

/** The question if cards of the hand are marked for it, and said in one go; in a lesson it is one after the other. */
export function markingOf(table: Table): RefreshDiscardQuestion | ResetDiscardQuestion | null {
  const question = table.scene?.lesson ? null : triedOf(table);
  return question?.name === "refresh_discard" || question?.name === "reset_discard" ? question : null;
}

/** Seats from the one after `me` on; for a spectator all of them. */
export function others(table: Lying, me: number | null): Player[] {
  const all = table.players;
  if (me === null) return all;
  return all
    .map((_, i) => all[(me + 1 + i) % all.length])
    .filter((one): one is Player => one !== undefined && one.seat !== me);
}

/** Equal cards with a key each, told apart by which copy it is. */
export function keyed(all: readonly string[]): { id: string; key: string; copy: number }[] {
  const seen = new Map<string, number>();
  return all.map((id) => {
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    return { id, key: `${id}/${copy}`, copy };
  });
}

// -- spaces ---------------------------------------------------------------------------------------------------

/** Column and row of a space, from 0. */
export const spot = (space: string): [number, number] => [
  COLUMNS.indexOf(space.charAt(0)),
  Number(space.charAt(1)) - 1,
];
export const onBoard = (tables: Lying): Map<string, { seat: number; count: number }[]> => {
  const found = new Map<string, { seat: number; count: number }[]>();
  for (const player of tables.players)
    for (const [space, count] of Object.entries(player.figures))
      found.set(space, [...(found.get(space) ?? []), { seat: player.seat, count }]);
  return found;
};
export const unitsAt = (table: Lying, space: string): Unit[] => table.tokens.filter((one) => one.space === space);
export const tileAt = (table: Lying, space: string): Built | null =>
  table.tiles.find((one) => one.spaces.includes(space)) ?? null;

/** The spaces of each site that is asked about, by action. */
export const sitesOf = (question: Question | null): Readonly<Record<string, readonly string[]>> =>
  question?.name === "choose_site" ? question.sites : {};

const ON_SPACE = new Set(["side", "move", "to", "shift", "shift_moved"]);
const ON_TILE = new Set(["produce", "sell", "stock", "wreck"]);
const ON_UNIT = new Set(["fight", "bribe", "charge"]);

/** The spaces that an action is about: one, all of a development, or those where something would be built. */
export function spacesOf(action: Action, question: Question | null, table: Lying): readonly string[] {
  const target = action.target?.toUpperCase() ?? "";
  if (ON_SPACE.has(action.verb)) return [target];
  if (ON_UNIT.has(action.verb)) return [target.slice(0, 2)];
  if (action.verb === "site") return sitesOf(question)[action.action] ?? [];
  if (ON_TILE.has(action.verb)) return tileAt(table, target)?.spaces ?? [target];
  return [];
}

/** What is under way, for the bar. */
export type Phase = "setup" | "reset" | "turns" | "patrol" | "award";
export function phaseOf(table: Lying): Phase {
  if (table.turn !== null) return "turns";
  if (table.fighter !== null || table.battle) return "patrol";
  if (table.round === 0) return "setup";
  return table.over ? "award" : "reset";
}

// -- money ----------------------------------------------------------------------------------------------------

/** "3,000". */
export const money = (arcs: number): string => arcs.toLocaleString("en");

/** Where there is room for one thing at a time. */
export const SMALL = "(max-width: 820px), (max-height: 560px)";
