/** What is printed on the pieces of this table: the server's catalogue. */
import { fill } from "../../texts";
import type { Json } from "../../wire";
import { catalogOf, type Card, type Catalog, type Hq, type Project, type Survivor } from "./view";

const NONE: Catalog = {
  cards: {},
  hqs: {},
  survivors: {},
  projects: {},
  sizes: {
    small: { least: 0, most: null, storage: 0, plan: 0, research: 0 },
    medium: { least: 0, most: null, storage: 0, plan: 0, research: 0 },
    large: { least: 0, most: null, storage: 0, plan: 0, research: 0 },
  },
  trades: {},
  prices: [],
  rounds: 0,
  alarms: [],
  goal: 0,
  tokens: 0,
  spoils: 0,
  extended: false,
};

/** Inks by what a card is about. */
const INKS: Record<string, string> = {
  agriculture: "site",
  livestock: "site",
  storage: "camp",
  military: "person",
  trade: "event",
  science: "quest",
  civic: "camp",
  gear: "site",
  vehicle: "camp",
  wanderer: "person",
  ascendant: "quest",
  plague: "quest",
  weather: "event",
  arc: "quest",
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
        deck: "market",
        type: "item",
        tags: [],
        count: 0,
        points: 0,
        production: {},
        maintenance: {},
        difficulty: null,
        text: "",
        short: "",
        stays: true,
        react: false,
      }
    );
  }

  hq(id: string): Hq {
    return (
      this.all.hqs[id] ?? {
        id,
        name: id,
        size: "small",
        variant: "none",
        points: 0,
        production: {},
        text: "",
        short: "",
      }
    );
  }

  /** The headquarters of a large town, as it may turn out. */
  large(variant: string): Hq {
    return (
      Object.values(this.all.hqs).find((one) => one.size === "large" && one.variant === variant) ?? this.hq(variant)
    );
  }

  /** A text with the numbers of this game filled in. */
  told(text: string): string {
    const { small, medium, large } = this.all.sizes;
    const plans = [small, medium, large].map((size) => size.plan).join(", ");
    return fill(text, { medium: medium.least, large: large.least, plans });
  }

  survivor(id: string): Survivor {
    return this.all.survivors[id] ?? { id, name: id, number: 0, combat: 0, text: "", short: "" };
  }

  project(id: string): Project {
    return this.all.projects[id] ?? { id, name: id, value: 0, points: 0, text: "", short: "" };
  }

  /** What it does besides producing, in a few words; "": nothing else. */
  short(id: string): string {
    const { cards, hqs, survivors, projects } = this.all;
    return (cards[id] ?? hqs[id] ?? survivors[id] ?? projects[id])?.short ?? "";
  }

  /** What anything is called. */
  name(id: string): string {
    const { cards, hqs, survivors, projects } = this.all;
    return (cards[id] ?? hqs[id] ?? survivors[id] ?? projects[id])?.name ?? id;
  }

  /** The spot ink of anything. */
  ink(id: string): string {
    const card = this.all.cards[id];
    if (card) return INKS[card.tags[0] ?? ""] ?? "person";
    if (id in this.all.hqs) return "hq";
    return id in this.all.projects ? "quest" : "person";
  }
}

export const book = new Book();
