/** What is printed on the pieces of this table: the server's catalogue. */
import { fill } from "../../texts";
import type { Json } from "../../wire";
import { catalogOf, type Card, type Catalog, type EventCard, type Mission, type Space } from "./view";

const NONE: Catalog = {
  districts: {},
  spaces: {},
  zones: [],
  rooms: [],
  cards: {},
  missions: {},
  events: {},
  salvage: {},
  rubble: {},
  directives: {},
  tracks: { metro: {}, harbor: {}, compound: {} },
  places: [],
  row: [],
  levels: [],
  stars: [],
  rounds: 0,
  planned: 0,
  leaving: 0,
  beast: 0,
  last: 0,
  tower: 0,
  strength: {},
  stock: [],
  income: { left: [], middle: [], right: [] },
  mutant_cards: {},
  mutant_leadership: {},
  mutant_actions: { A: {}, B: {} },
};

/** Inks by the kind of Survivor, and by access. */
const INKS: Record<string, string> = {
  builder: "site",
  scholar: "quest",
  ranger: "person",
  hero: "hero",
  metro: "event",
  harbor: "camp",
  compound: "yard",
};

class Book {
  all = $state.raw<Catalog>(NONE);

  fill(catalog: Json): void {
    this.all = { ...NONE, ...catalogOf(catalog) };
  }

  card(id: string): Card {
    return (
      this.all.cards[id] ?? {
        id,
        name: id,
        type: "laborer",
        when: [],
        does: "",
        areas: [],
        tokens: [],
        gain: {},
        choice: [],
        text: "",
      }
    );
  }

  mission(id: string): Mission {
    return (
      this.all.missions[id] ?? {
        id,
        name: id,
        sort: "basic",
        districts: [],
        mutant: false,
        cost: {},
        reward: {},
        text: "",
      }
    );
  }

  space(id: string): Space {
    return (
      this.all.spaces[id] ?? {
        id,
        name: id,
        access: "metro",
        allowed: "any",
        district: null,
        level: 0,
        cost: {},
        any_resource: 0,
        does: "",
        gain: {},
        choice: [],
        text: "",
      }
    );
  }

  event(id: string): EventCard {
    return (
      this.all.events[id] ?? {
        name: id,
        kind: "none",
        district: null,
        optional: true,
        cost: {},
        gain: {},
        text: "",
      }
    );
  }

  /** A text with the numbers of this game filled in. */
  told(text: string): string {
    const { planned, last, places, stock, tower, strength } = this.all;
    const [resources = 0, supplies = 0] = stock.map((one) => one.most);
    const specialist = strength.ranger ?? 0;
    return fill(text, { planned, last, places: places.join(", "), resources, supplies, tower, specialist });
  }

  district(id: string): string {
    return this.all.districts[id]?.name ?? id;
  }

  /** What anything is called. */
  name(id: string): string {
    const { cards, missions, spaces, events, salvage, directives, districts } = this.all;
    const { rubble, mutant_leadership, mutant_cards } = this.all;
    const found = cards[id] ?? missions[id] ?? spaces[id] ?? events[id] ?? salvage[id] ?? directives[id];
    return (found ?? districts[id] ?? rubble[id] ?? mutant_leadership[id] ?? mutant_cards[id])?.name ?? id;
  }

  /** The spot ink of anything. */
  ink(id: string): string {
    const { cards, missions, spaces, salvage, directives } = this.all;
    if (cards[id]) return INKS[cards[id].type] ?? "person";
    if (missions[id]) return missions[id].sort === "advanced" ? "hero" : "yard";
    if (spaces[id]) return INKS[spaces[id].access] ?? "event";
    if (salvage[id]) return "site";
    return directives[id] ? "quest" : "event";
  }
}

export const book = new Book();
