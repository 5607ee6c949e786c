/** Radlands for the shell: its board and hand, what its events sound like, and how long they take to follow. */
import type { Sound } from "../../sound";
import { prefixed } from "../../look/plate";
import { fill } from "../../texts";
import type { Json, Scene } from "../../wire";
import type { Game, Phase } from "../types";
import Board from "./Board.svelte";
import { book } from "./book.svelte";
import { emblems } from "./emblems";
import type { Event } from "./events.gen";
import { icons } from "./glyphs";
import { motion } from "./motion";
import Reading from "./Reading.svelte";
import { words } from "./texts/en";
import Tray from "./Tray.svelte";
import { drawn, viewOf } from "./view";

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  play: "slide",
  queue: "slide",
  draw: "slide",
  punk: "tick",
  move: "tick",
  roll: "tick",
  camp: "tick",
  damage: "crack",
  destroy: "ash",
  water: "drop",
  use: "drop",
  silo: "drop",
  restore: "tick",
  resolve: "crack",
  return: "slide",
};
const PACE: Partial<Record<Event["kind"], number>> = {
  turn: 500,
  got: 0,
  bring: 0,
  spent: 0,
  draw: 300,
  play: 800,
  queue: 800,
  resolve: 1000,
  junk: 800,
  use: 800,
  damage: 650,
  destroy: 750,
  punk: 500,
  restore: 600,
  win: 900,
};

const SORTS = ["person", "event", "camp", "special"] as const;

function phases(scene: Scene): Phase[] {
  const { table, mine } = viewOf(scene);
  if (table.turn === null) return mine.dealt?.length ? [{ name: words.draft, state: "now" }] : [];
  const acting = scene.actions.some((one) => one.verb === "end");
  const early = !acting && table.aside.length > 0 && table.water === 0;
  return [
    { name: words.events, state: early ? "now" : "done" },
    { name: words.replenish, state: early ? "ahead" : "done" },
    { name: words.actions, state: early ? "ahead" : "now" },
  ];
}

export function make(catalog: Json, _options: Record<string, string>): Game {
  book.fill(catalog);
  return {
    areas: { table: Board, hand: Tray },
    rail: "right",
    Reading,
    reference: () =>
      SORTS.map((sort) => ({
        title: words[sort],
        things: Object.values(book.cards)
          .filter((card) => card.sort === sort)
          .sort((a, b) => a.name.localeCompare(b.name))
          .map((card) => ({
            thing: card.id,
            text: [card.name, card.text, ...card.abilities.map((one) => one.text)].join(" "),
          })),
      })),
    art: { ...icons, ...prefixed("e-", emblems) },
    ends: "end",
    useful: (scene: Scene) => scene.actions.some((one) => one.verb !== "end" && one.verb !== "junk"),
    own: new Set(["end", "draw", "silo"]),
    drawn: (scene: Scene) => drawn(scene, book.names),
    phases,
    motion,
    pace: PACE,
    sounds: SOUNDS,
    headings: new Set(["turn"]),
    standing: (scene: Scene, seat: number) => {
      const one = viewOf(scene).table.sides[seat];
      if (!one) return "";
      const n = one.camps;
      return n === 1 ? words.oneCampStands : n === 0 ? words.noCamp : fill(words.campsStand, { n });
    },
  };
}
