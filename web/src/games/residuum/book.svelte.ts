/** The cards in use at this table, from the server's catalogue. */
import type { Json } from "../../wire";
import { catalogOf, type Catalog, type DiscoveryCard, type TownCard } from "./view";

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
}

export const book = new Book();
