/** Resurgence for the shell: the city, what is one's own, what its events sound like, how long they take to follow. */
import { prefixed } from "../../look/plate";
import type { Sound } from "../../sound";
import type { Json, Scene } from "../../wire";
import type { Game } from "../types";
import Aside from "./Aside.svelte";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { book } from "./book.svelte";
import { emblemsOf } from "./cards/emblems";
import type { Event } from "./events.gen";
import { icons } from "./glyphs";
import { motion } from "./motion";
import Reading from "./Reading.svelte";
import { reference } from "./reference";
import { scoreOf, words } from "./texts/en";
import Tray from "./Tray.svelte";
import { VERBS, viewOf } from "./view";

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  place: "tick",
  rest: "tick",
  build: "tick",
  assign: "tick",
  advance: "tick",
  file: "tick",
  recruit: "tick",
  gain: "drop",
  pay: "drop",
  plan: "slide",
  rescue: "slide",
  row_new: "slide",
  mission_new: "slide",
  event: "slide",
  level: "knock",
  encounter: "crack",
  exhaust: "crack",
  block: "crack",
  beast: "crack",
  retire: "ash",
  mutants_vp: "crack",
};
const PACE: Partial<Record<Event["kind"], number>> = {
  first: 100,
  round: 600,
  directive: 0,
  hero_shown: 0,
  starter_shown: 0,
  hero: 300,
  dealt: 0,
  passed: 0,
  salvage: 150,
  salvage_discard: 150,
  event: 700,
  event_used: 500,
  draw: 50,
  refill: 50,
  drawn: 100,
  assign: 250,
  gain: 150,
  pay: 150,
  vp: 300,
  vp_lost: 400,
  advance: 450,
  tied: 200,
  retire: 300,
  recruit: 250,
  place: 800,
  rest: 500,
  move: 400,
  send: 200,
  activate: 450,
  exhaust: 350,
  plan: 450,
  complete: 700,
  file: 250,
  rescue: 600,
  row: 400,
  build: 600,
  level: 700,
  recall: 150,
  row_discard: 100,
  row_slide: 60,
  row_new: 120,
  mission_new: 120,
  map_cleared: 150,
  mutants_reshuffled: 0,
  mutant_card: 400,
  encounter: 200,
  encounters_refill: 0,
  beast: 600,
  mutant_leadership: 700,
  mutants_vp: 500,
  mutants_advance: 500,
  mutants_mission: 700,
  mutants_flip: 300,
  block: 600,
  final: 100,
  mutants_final: 100,
  win: 900,
  mutants_win: 900,
};

export function make(catalog: Json, _options: Record<string, string>): Game {
  book.fill(catalog);
  return {
    areas: { table: Board, hand: Tray, bar: Bar, aside: Aside },
    rail: "right",
    Reading,
    reference,
    art: { ...prefixed("r-", icons), ...prefixed("e-", emblemsOf(book.all)) },
    handName: words.handName,
    ends: "end",
    warnsOnce: true,
    own: new Set(VERBS),
    drawn: () => new Set(),
    phases: () => [],
    motion,
    pace: PACE,
    sounds: SOUNDS,
    headings: new Set(["round"]),
    stories: { about: new Set(["place", "rest", "mutant_card"]), before: new Set(["pay", "activate", "move"]) },
    standing: (scene: Scene, seat: number) => scoreOf(viewOf(scene).table.players[seat]?.vp ?? 0),
  };
}
