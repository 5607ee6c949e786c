/** The cards in use at this table: the server's catalogue with the short words that the table prints. */
import type { Json } from "../../wire";
import { short, words } from "./texts/en";
import { catalogOf, SILO, spotOf, type Card, type Cards, type Names, type Spot } from "./view";

const UNKNOWN: Card = { ...SILO, id: "?", name: "?", junk: "", count: 0 };

class Book {
  cards = $state.raw<Cards>({});
  names = $state.raw<Names[]>([]);
  revised = $state(false);

  fill(catalog: Json, revised: boolean): void {
    const { cards, sides } = catalogOf(catalog);
    this.cards = { ...cards, water_silo: { ...SILO, text: words.siloText } };
    this.names = sides;
    this.revised = revised;
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
    return this.cards[id] ?? { ...UNKNOWN, id, name: id };
  }

  /** The glyph and few words of each ability or event. */
  lines(id: string): (typeof short)[string] {
    return (this.revised ? short[`${id}*`] : undefined) ?? short[id] ?? [];
  }
}

export const book = new Book();
