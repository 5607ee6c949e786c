/** What the server shows of Radlands, typed, and small questions about it. Pure. */
import type { Json, Scene, TableEvent } from "../../wire";
import type { Event } from "./events.gen";

export interface Ability {
  cost: number;
  copied: boolean;
  text: string;
}

export interface Card {
  id: string;
  name: string;
  sort: "person" | "event" | "camp" | "special";
  count: number;
  cost: number;
  queue: number;
  draw: number;
  junk: string;
  abilities: Ability[];
  traits: string[];
  text: string;
}

export type Cards = Record<string, Card>;

export interface Piece {
  card: string;
  token: number;
  place: string | null;
  harm: "none" | "damaged" | "destroyed";
  ready: boolean;
  protected: boolean;
  uses: number;
}

export interface Side {
  seat: number;
  hand: number;
  known: string[];
  silo: "hand" | "play";
  raiders: "play" | "queue";
  exposed: boolean;
  columns: (Piece | null)[][];
  queue: (string | null)[];
}

/** What the columns, places and spaces of the queue of a side are called. */
export interface Names {
  columns: string[];
  places: string[][];
  queue: string[];
}

export interface View {
  table: {
    turn: number | null;
    turns: number;
    water: number;
    deck: number;
    reshuffles: number;
    discard: { count: number; cards: string[] };
    aside: string[];
    lifted: Piece[];
    sides: Side[];
    over: boolean;
  };
  mine: { seat?: number; hand?: string[]; dealt?: string[]; kept?: string[] };
}

export const viewOf = (scene: Scene): View => scene.view as unknown as View;
export const eventsOf = (events: readonly TableEvent[]): readonly Event[] => events as unknown as readonly Event[];
export const cardsOf = (catalog: Json): Cards => (catalog as unknown as { cards: Cards }).cards;

export const namesOf = (catalog: Json): Names[] => (catalog as unknown as { sides: Names[] }).sides;

export const campsStanding = (one: Side, cards: Cards): number =>
  one.columns.flat().filter((piece) => piece && cards[piece.card]?.sort === "camp" && piece.harm !== "destroyed")
    .length;

/** Where a place is: whose, and in which column and space; null if there is none of that name. */
export function spotOf(place: string, names: readonly Names[]): { seat: number; column: number; space: number } | null {
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
