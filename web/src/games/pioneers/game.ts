/** The Pioneers Program for the shell: towns and market, what its events sound like, how long they take to follow. */
import { prefixed } from "../../look/plate";
import type { Sound } from "../../sound";
import type { Json, Scene } from "../../wire";
import type { Game } from "../types";
import Aside from "./Aside.svelte";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { book } from "./book.svelte";
import { emblems } from "./cards/emblems";
import type { Event } from "./events.gen";
import { icons } from "./glyphs";
import { motion } from "./motion";
import Reading from "./Reading.svelte";
import { reference } from "./reference";
import { pointsOf, words } from "./texts/en";
import Tray from "./Tray.svelte";
import { VERBS, viewOf } from "./view";

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  buy: "slide",
  draw: "slide",
  play: "slide",
  recover: "slide",
  research: "tick",
  complete: "tick",
  token: "tick",
  survivor: "tick",
  hq: "tick",
  points: "tick",
  roll: "tick",
  boost: "drop",
  plan: "drop",
  gain: "drop",
  produce: "drop",
  trade: "drop",
  attack: "knock",
  raid: "knock",
  failed: "crack",
  raid_won: "crack",
  leaves: "ash",
  unpaid: "ash",
  alarm_active: "knock",
};
const PACE: Partial<Record<Event["kind"], number>> = {
  round: 600,
  alarm: 700,
  alarm_active: 1200,
  turn: 300,
  turn_marker: 0,
  dealt: 0,
  got: 0,
  saw: 0,
  kept: 0,
  pick: 100,
  draw: 300,
  keep: 100,
  gone: 0,
  discard: 200,
  shuffle: 100,
  slide: 200,
  fill: 120,
  buy: 700,
  play: 800,
  activate: 700,
  skill: 700,
  plan: 500,
  research: 450,
  complete: 900,
  tokens_back: 0,
  attack: 1000,
  raid: 1000,
  boost: 250,
  arm: 600,
  roll: 900,
  reroll: 300,
  difficulty: 400,
  held: 700,
  failed: 700,
  raid_won: 700,
  raid_lost: 700,
  leaves: 700,
  points: 500,
  hq: 500,
  produce: 350,
  barren: 100,
  trade: 400,
  upkeep: 150,
  covered: 50,
  store: 50,
  unpaid: 500,
  gain: 200,
  end: 0,
  pass: 300,
  token: 100,
  survivors_return: 100,
  survivor: 400,
  win: 900,
};

/** The four actions of which a turn has one. */
const ACTIONS = new Set(["market", "wastes", "plan", "research"]);

export function make(catalog: Json, _options: Record<string, string>): Game {
  book.fill(catalog);
  return {
    areas: { table: Board, hand: Tray, bar: Bar, aside: Aside },
    rail: "right",
    Reading,
    reference,
    art: { ...prefixed("p-", icons), ...prefixed("e-", emblems) },
    handName: words.handName,
    ends: "end",
    useful: (scene: Scene) => scene.actions.some((one) => ACTIONS.has(one.verb)),
    own: new Set(VERBS),
    drawn: () => new Set(),
    phases: () => [],
    motion,
    pace: PACE,
    sounds: SOUNDS,
    headings: new Set(["round", "turn"]),
    standing: (scene: Scene, seat: number) => pointsOf(viewOf(scene).table.towns[seat]?.points ?? 0),
  };
}
