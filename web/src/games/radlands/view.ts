/** What the server shows of Radlands, typed, and small questions about it. Pure. */
import type { Json, Scene, TableEvent } from "../../wire";
import type { Event } from "./events.gen";
import type { Catalog, Names, Piece, Question, View } from "./wire.gen";

export type { Card, Names, Piece, Side, View } from "./wire.gen";
export type Cards = Catalog["cards"];

export const viewOf = (scene: Scene): View => scene.view as unknown as View;
export const eventsOf = (events: readonly TableEvent[]): readonly Event[] => events as unknown as readonly Event[];
export const catalogOf = (catalog: Json): Catalog => catalog as unknown as Catalog;

export interface Spot {
  seat: number;
  column: number;
  space: number;
}

/** Where a person of the hand can be played to: the answers for each place. */
export function standsOf(scene: Scene | null, card: string): Readonly<Record<string, readonly string[]>> {
  const question = scene?.question as Question | null | undefined;
  return question?.name === "actions" ? (question.stands[`play:${card}`] ?? {}) : {};
}

/** What is meant by a card that is let go over a place: to stand there, else anywhere in that column. */
export function meantBy(scene: Scene | null, card: string, place: string, names: readonly Names[]): readonly string[] {
  const [spot, stands] = [spotOf(place, names), standsOf(scene, card)];
  const column = spot ? (names[spot.seat]?.places[spot.column] ?? []) : [];
  return stands[place] ?? column.map((one) => stands[one]).find((one) => one !== undefined) ?? [];
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

/** What is the harm in an action, as the tag says it. */
export const lethal = (verb: string, piece: Piece | null): boolean =>
  verb === "destroy" || ((verb === "damage" || verb === "injure") && piece !== null && piece.frail);
