/** The cards in use at this table: the server's catalogue. */
import type { Json } from "../../wire";
import { catalogOf, spotOf, type Card, type Cards, type Names, type Spot } from "./view";

const NOTHING = { count: 0, cost: 0, queue: 0, draw: 0, junk: "", abilities: [], traits: [], short: [], text: "" };

class Book {
  cards = $state.raw<Cards>({});
  names = $state.raw<Names[]>([]);
  /** Of a turn. */
  water = $state(0);

  fill(catalog: Json): void {
    const { cards, silo, sides, water } = catalogOf(catalog);
    this.cards = { ...cards, [silo.id]: silo };
    this.names = sides;
    this.water = water;
  }

  place(seat: number, column: number, space: number): string {
    return this.names[seat]?.places[column]?.[space] ?? "";
  }

  column(seat: number, column: number): string {
    return this.names[seat]?.columns[column] ?? "";
  }

  spot(place: string): Spot {
    return spotOf(place, this.names) ?? { seat: -1, column: -1, space: -1 };
  }

  card(id: string): Card {
    return this.cards[id] ?? { id, name: id, sort: "special", ...NOTHING };
  }
}

export const book = new Book();
