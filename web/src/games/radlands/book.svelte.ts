/** The cards in use at this table: the server's catalogue with the short words that the table prints. */
import type { Json } from "../../wire";
import { short, words } from "./texts/en";
import { cardsOf, SILO, type Card, type Cards } from "./view";

const UNKNOWN: Card = { ...SILO, id: "?", name: "?", junk: "", count: 0 };

class Book {
  cards = $state.raw<Cards>({});
  revised = $state(false);

  fill(catalog: Json, revised: boolean): void {
    this.cards = { ...cardsOf(catalog), water_silo: { ...SILO, text: words.siloText } };
    this.revised = revised;
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
