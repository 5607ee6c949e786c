/** The cards in use at this table and the numbers of the rulebook, from the server's catalogue. */
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

const NOTHING: LandRow = { basecamp: {}, outpost: {}, outrider: {} };

class Book {
  catalog = $state.raw<Catalog>({ characters: {}, discoveries: {}, trade_town: {}, conflict: [] });

  fill(catalog: Json): void {
    this.catalog = catalogOf(catalog);
  }

  discovery(id: string): DiscoveryCard {
    return this.catalog.discoveries[id] ?? { id, name: id, kind: "", star: false, cost: [], text: "" };
  }

  town(id: string): TownCard {
    return this.catalog.trade_town[id] ?? { name: id, keep: false, text: "" };
  }

  character(id: string): Catalog["characters"][string] {
    return this.catalog.characters[id] ?? { name: id, ability: "", text: "" };
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
