/** What the server shows of Radlands, typed, and small questions about it. Pure. */
import type { Json, Scene, TableEvent } from "../../wire";
import type { Event } from "./events.gen";
import type { Card, Catalog, Names, Piece, Side, View } from "./wire.gen";

export type { Card, Names, Piece, Side, View } from "./wire.gen";
export type Cards = Catalog["cards"];

export const viewOf = (scene: Scene): View => scene.view as unknown as View;
export const eventsOf = (events: readonly TableEvent[]): readonly Event[] => events as unknown as readonly Event[];
export const catalogOf = (catalog: Json): Catalog => catalog as unknown as Catalog;

export const campsStanding = (one: Side, cards: Cards): number =>
  one.columns.flat().filter((piece) => piece && cards[piece.card]?.sort === "camp" && piece.harm !== "destroyed")
    .length;

export interface Spot {
  seat: number;
  column: number;
  space: number;
}

/** Where a person would stand that is put down here, as far as the page can tell; null if this is not its side. */
export function roomAt(one: Side, spot: Spot): Spot | null {
  if (spot.seat !== one.seat) return null;
  const [, first, second] = one.columns[spot.column] ?? [];
  const behind = spot.space === 0 || (!first && !second);
  return { ...spot, space: behind ? 1 : spot.space };
}

/** Where a place is: whose, and in which column and space; null if there is none of that name. */
export function spotOf(place: string, names: readonly Names[]): Spot | null {
  for (const [seat, one] of names.entries())
    for (const [column, places] of one.places.entries()) {
      const space = places.indexOf(place);
      if (space >= 0) return { seat, column, space };
    }
  return null;
}

/** Hand cards with a key each: equal cards are told apart by their count. */
export function keyed(hand: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return hand.map((id) => {
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return { id, key: `${id}/${count}` };
  });
}

/** Everything an action can aim at that the board or the hand draws. */
export function drawn(scene: Scene, names: readonly Names[]): Set<string> {
  const { table, mine } = viewOf(scene);
  const board = names.flatMap((one) => [...one.columns, ...one.queue, ...one.places.flat()]);
  return new Set([...(mine.hand ?? []), ...(mine.dealt ?? []), ...table.aside, "water_silo", ...board]);
}

/** Turns until an event on this space of a queue resolves: on space 1 it is the owner's next turn. */
export const turnsLeft = (space: number): number => space;

/** What is the harm in an action, as the tag says it: a punk or a damaged card is destroyed by damage. */
export function lethal(verb: string, piece: Piece | null): boolean {
  if (verb === "destroy") return true;
  return (
    (verb === "damage" || verb === "injure") && piece !== null && (piece.harm === "damaged" || piece.card === "punk")
  );
}

export const SILO: Card = {
  id: "water_silo",
  name: "Water Silo",
  sort: "special",
  count: 2,
  cost: 0,
  queue: 0,
  draw: 0,
  junk: "water",
  abilities: [],
  traits: [],
  text: "",
};
