/** What is printed on the pieces of this table: the server's catalogue. */
import { fill } from "../../texts";
import type { Json } from "../../wire";
import {
  catalogOf,
  money,
  type Board,
  type Card,
  type Catalog,
  type Colour,
  type Development,
  type Token,
} from "./view";

const NONE: Catalog = {
  cards: {},
  developments: {},
  tokens: {},
  alerts: [],
  coordinates: {},
  leaders: {},
  conditions: {},
  boards: {},
  dice: [],
  unit: 1,
  turns: 0,
  steps: 0,
  renown_price: 0,
  influence: [],
};
/** Inks of levels: a development has that of its own. */
const INKS = { slum: "person", midtown: "event", heights: "camp" } as const;

class Book {
  all = $state.raw<Catalog>(NONE);

  fill(catalog: Json): void {
    this.all = { ...NONE, ...catalogOf(catalog) };
  }

  card(id: string): Card {
    const none = { count: 0, unit: false, attack: null, ability: "", cost: 0, text: "", says: "", source: "" };
    return this.all.cards[id] ?? { name: id, sort: "ability", timing: "none", ...none };
  }

  development(id: string): Development {
    const none = {
      count: 0,
      cost: 0,
      renown: 0,
      product_value: 0,
      timing: "none",
      text: "",
      says: "",
      source: "",
    } as const;
    return this.all.developments[id] ?? { name: id, level: "slum", levels: ["slum"], shape: "single", ...none };
  }

  token(id: string): Token {
    return this.all.tokens[id] ?? { name: id, count: 0, attack: 0, bribe: 0, text: "" };
  }

  board(id: string): Board {
    return this.all.boards[id] ?? { name: id, levels: {}, entries: [], awards: {}, text: "" };
  }

  leader(colour: Colour | null): { id: string; name: string; people: string; text: string } {
    return (colour && this.all.leaders[colour]) || { id: "", name: "", people: "", text: "" };
  }

  condition(id: string): { name: string; text: string } {
    return this.all.conditions[id] ?? { name: id, text: "" };
  }

  /** The spaces of coordinates on a board. */
  ordered(id: string, board: string): readonly string[] {
    return this.all.coordinates[id]?.boards[board] ?? [];
  }

  /** What anything is called. */
  name(id: string): string {
    const { cards, developments, tokens, coordinates } = this.all;
    return (cards[id] ?? developments[id] ?? tokens[id] ?? coordinates[id])?.name ?? id;
  }

  /** The attack of a unit card in the hands of a gang; null: it has none. */
  attack(id: string, colour: Colour | null): number | null {
    const { attack } = this.card(id);
    return attack && colour ? (attack[colour] ?? null) : null;
  }

  /** A text with the numbers of this game filled in. */
  told(text: string): string {
    const { steps, renown_price, influence } = this.all;
    const [first = 0, last = first] = [influence[0], influence.at(-1)];
    return fill(text, { steps, renown: money(renown_price), first, last });
  }

  /** The sentence on a card, without the word that its sign says already. */
  text(id: string): string {
    return (this.all.cards[id] ?? this.all.developments[id])?.says ?? "";
  }

  /** The spot ink of anything. */
  ink(id: string): string {
    const card = this.all.cards[id];
    if (card) return card.sort === "black_market" ? "quest" : card.unit ? "person" : "event";
    const built = this.all.developments[id];
    return built ? INKS[built.level] : "hq";
  }
}

export const book = new Book();
