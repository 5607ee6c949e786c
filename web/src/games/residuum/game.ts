/** Residuum for the shell: its map and stocks, what its events sound like, and how long they take to follow. */
import type { Sound } from "../../sound";
import { prefixed } from "../../look/plate";
import type { Json, LogPart, Scene } from "../../wire";
import type { Game } from "../types";
import Board from "./Board.svelte";
import { book } from "./book.svelte";
import { emblems } from "./cards/emblems";
import Calendar from "./Calendar.svelte";
import { final, useful } from "./care";
import { VERBS } from "./deeds";
import type { Event } from "./events.gen";
import { icons } from "./glyphs";
import { motion } from "./motion";
import { called, retold } from "./names";
import Players from "./Players.svelte";
import Reading from "./Reading.svelte";
import { reference } from "./reference";
import Tables from "./Tables.svelte";
import { slipVerbs } from "./slips/verbs";
import { words } from "./texts/en";
import Tray from "./Tray.svelte";
import { drawn, viewOf } from "./view";

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  tile: "tick",
  camp: "tick",
  move: "tick",
  recruit: "tick",
  rouse: "tick",
  build_outpost: "tick",
  activate_outpost: "tick",
  teardown_outpost: "tick",
  build_barricade: "tick",
  activate_barricade: "tick",
  activate_basecamp: "tick",
  teardown_basecamp: "tick",
  destroy_barricade: "crack",
  take_over: "crack",
  network: "tick",
  fallen: "crack",
  fallen_outpost: "crack",
  blast: "ash",
  land: "ash",
  supply: "ash",
  look: "slide",
  keep: "slide",
  show_card: "slide",
  complete: "slide",
  town_card: "slide",
  dealt: "slide",
  lay: "slide",
  show: "slide",
  gain: "drop",
  produce: "drop",
  buy: "drop",
  loot: "drop",
  meet: "knock",
};
const PACE: Partial<Record<Event["kind"], number>> = {
  turn: 500,
  tile: 260,
  camp: 700,
  move: 650,
  network: 650,
  recruit: 500,
  meet: 900,
  answer: 700,
  show: 700,
  total: 700,
  win: 900,
  draw: 900,
  fallen: 600,
  fallen_outpost: 600,
  blast: 1200,
  land: 700,
  show_card: 600,
  complete: 900,
  visit: 600,
  town_card: 800,
  offer: 500,
  bundle: 250,
  gain: 120,
  produce: 120,
  pay: 60,
  left_over: 60,
  lose: 200,
  buy: 300,
  sell: 200,
  seen: 0,
  kept: 0,
  war_card: 0,
  upkeep: 60,
  end: 0,
};

export function make(catalog: Json, _options: Record<string, string>): Game {
  book.fill(catalog);
  return {
    areas: { table: Board, hand: Tray, rivals: Players, bar: Calendar },
    rail: "left",
    Reading,
    reference,
    Tables,
    art: { ...prefixed("r-", icons), ...prefixed("e-", emblems) },
    handName: words.tray,
    ends: "end",
    useful,
    final,
    counted: { tile: words.tilesLaid } satisfies Partial<Record<Event["kind"], string>>,
    own: new Set(["end", ...Object.keys(VERBS), ...slipVerbs]),
    drawn,
    phases: () => [],
    motion,
    pace: PACE,
    sounds: SOUNDS,
    headings: new Set(["turn"]),
    called: (scene: Scene, part: LogPart) => called(viewOf(scene).table, part),
    retold,
    standing: (scene: Scene, seat: number) => {
      const points = viewOf(scene).table.players[seat]?.points ?? 0;
      return `${points} ${points === 1 ? words.point : words.points}`;
    },
  };
}
