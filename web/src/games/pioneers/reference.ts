/** Everything that can be looked up: all cards by type, survivors, projects, HQs. */
import type { Section } from "../types";
import { book } from "./book.svelte";
import { types } from "./texts/en";
import type { CardType } from "./view";

const TYPES = Object.keys(types) as CardType[];
const SECTIONS = { hqs: "Headquarters", survivors: "Survivors", projects: "Projects" } as const;

export function reference(): Section[] {
  const cards = Object.values(book.all.cards);
  const found = TYPES.map((type) => ({
    title: types[type],
    things: cards
      .filter((card) => card.type === type)
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((card) => ({ thing: card.id, text: [card.name, card.text, ...card.tags, card.deck].join(" ") })),
  }));
  const rest = (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((part) => ({
    title: SECTIONS[part],
    things: Object.values(book.all[part]).map((one) => ({ thing: one.id, text: `${one.name} ${one.text}` })),
  }));
  return [...rest, ...found].filter((section) => section.things.length);
}
