/** The cards in use at this table and the numbers of the rulebook, from the server's catalogue. */
import { fill } from "../../texts";
import type { Json } from "../../wire";
import {
  catalogOf,
  type Catalog,
  type DiscoveryCard,
  type Land,
  type LandRow,
  type Resource,
  type ResourceRow,
  type TownCard,
} from "./view";

const NOTHING: LandRow = { basecamp: {}, outpost: {}, outrider: {}, outpost_not_in: {} };
type Needed = "numbers" | "calendar" | "characters" | "discoveries" | "trade_town" | "conflict";
const EMPTY: Partial<Catalog> & Pick<Catalog, Needed> = {
  numbers: {},
  calendar: [],
  characters: {},
  discoveries: {},
  trade_town: {},
  conflict: [],
};

class Book {
  /** As the server has it, once it is here. */
  catalog = $state.raw<typeof EMPTY>(EMPTY);

  fill(catalog: Json): void {
    this.catalog = catalogOf(catalog);
  }

  /** A text with the numbers of the rulebook filled in. */
  told(text: string): string {
    return fill(text, this.catalog.numbers);
  }

  discovery(id: string): DiscoveryCard {
    return this.catalog.discoveries[id] ?? { id, name: id, kind: "", star: false, cost: [], text: "" };
  }

  town(id: string): TownCard {
    return this.catalog.trade_town[id] ?? { name: id, keep: false, amount: 0, text: "" };
  }

  character(id: string): Catalog["characters"][string] {
    const rating = "competent";
    const unknown = { name: id, ability: "", amount: 0, strategy: rating, bartering: rating, text: "" } as const;
    return this.catalog.characters[id] ?? unknown;
  }

  /** The character that an event names. */
  leader(name: string): Catalog["characters"][string] | null {
    return Object.values(this.catalog.characters).find((one) => one.name === name) ?? null;
  }

  /** The name of the Conflict card of a value. */
  conflict(value: number): string {
    return this.catalog.conflict.find((one) => one.value === value)?.name ?? String(value);
  }

  land(id: Land): LandRow {
    return this.catalog.lands?.[id] ?? NOTHING;
  }

  resource(id: Resource): ResourceRow | null {
    return this.catalog.resources?.[id] ?? null;
  }

  /** The id of a Trade Town card that an event names. */
  townNamed(name: string): string | null {
    return Object.entries(this.catalog.trade_town).find(([, card]) => card.name === name)?.[0] ?? null;
  }
}

export const book = new Book();
