/** Everything of Residuum that can be looked up: every card, leader, hex, piece and resource. */
import type { Section } from "../types";
import { book } from "./book.svelte";
import { lands, resources, words } from "./texts/slips";
import { LANDS, RESOURCES } from "./view";

const things = <T>(all: Record<string, T>, prefix: string, text: (one: T) => string): Section["things"] =>
  Object.entries(all).map(([id, one]) => ({ thing: prefix + id, text: text(one) }));

export function reference(): Section[] {
  const { discoveries, trade_town, characters, conflict } = book.catalog;
  return [
    { title: words.discovery, things: things(discoveries, "", (card) => `${card.name} ${card.text}`) },
    { title: words.town, things: things(trade_town, "town:", (card) => `${card.name} ${card.text}`) },
    {
      title: words.leaders,
      things: things(characters, "leader:", (one) => `${one.name} ${one.ability} ${one.text}`),
    },
    { title: words.conflict, things: conflict.map((one) => ({ thing: `war:${one.value}`, text: one.name })) },
    { title: words.hexes, things: LANDS.map((one) => ({ thing: `land:${one}`, text: lands[one] })) },
    {
      title: words.piecesTitle,
      things: ["basecamp", "outpost", "outrider", "barricade"].map((one) => ({ thing: `piece:${one}`, text: one })),
    },
    { title: words.resourcesTitle, things: RESOURCES.map((one) => ({ thing: one, text: resources[one] })) },
  ];
}
