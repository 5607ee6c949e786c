/** City of Remnants for the shell: city and market, what its events sound like, how long they take to follow. */
import { prefixed } from "../../look/plate";
import type { Sound } from "../../sound";
import type { Json, LogPart, Scene } from "../../wire";
import type { Game } from "../types";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { book } from "./book.svelte";
import { emblems } from "./cards/emblems";
import type { Event } from "./events.gen";
import { icons } from "./glyphs";
import { motion } from "./motion";
import Reading from "./Reading.svelte";
import { reference } from "./reference";
import Rivals from "./Rivals.svelte";
import { asks, words } from "./texts/en";
import Tray from "./Tray.svelte";
import { questionOf, viewOf } from "./view";

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  play: "slide",
  draw: "slide",
  buy: "slide",
  recruit: "slide",
  lay: "slide",
  reveal: "slide",
  move: "tick",
  enter: "tick",
  build: "tick",
  bid: "tick",
  dice: "tick",
  stock: "tick",
  gain: "drop",
  sell: "drop",
  award: "drop",
  battle: "knock",
  fight: "knock",
  token: "knock",
  battle_lost: "crack",
  figure_lost: "crack",
  remove: "ash",
  wreck: "ash",
};
const PACE: Partial<Record<Event["kind"], number>> = {
  lead: 100,
  in_game: 0,
  roll: 100,
  starts: 0,
  round: 700,
  turn: 300,
  action: 500,
  patrol: 700,
  awards: 600,
  draw: 60,
  got: 0,
  spent: 0,
  discard: 100,
  under: 60,
  shuffle: 60,
  play: 800,
  member: 60,
  member_out: 0,
  goods: 60,
  goods_out: 0,
  renew: 60,
  gain: 250,
  pay: 150,
  fame: 500,
  award: 800,
  rise: 900,
  announce: 900,
  bid: 800,
  pass: 500,
  recruit: 900,
  turn_used: 200,
  join: 100,
  leave: 100,
  buy: 800,
  build: 900,
  produce: 500,
  stock: 300,
  sell: 350,
  move: 550,
  enter: 450,
  battle: 1100,
  fight: 1000,
  lay: 200,
  laid: 0,
  laid_all: 200,
  reveal: 350,
  use: 600,
  dice: 900,
  total: 1200,
  ycu_total: 300,
  battle_won: 900,
  battle_lost: 900,
  figure_lost: 600,
  remove: 600,
  bribe: 700,
  token: 350,
  token_off: 50,
  no_token: 100,
  coordinates: 600,
  coordinates_done: 0,
  alert: 900,
  win: 900,
};

/** All verbs: every one has a place, a card, a slip or a button of its own. */
const OWN = [
  ...["done", "pass", "leader", "side", "play", "action", "announce", "bid", "hundred", "rest", "buy", "renown"],
  ...["produce", "build", "site", "sell", "move", "enter", "to", "shift", "shift_moved", "deploy", "discard", "lay"],
  ...["blind", "use", "aim", "remove", "dig", "armor", "fight", "bribe", "charge", "name", "take", "search", "stock"],
  ...["wreck", "trash", "rob", "top"],
];

export function make(catalog: Json, _options: Record<string, string>): Game {
  book.fill(catalog);
  return {
    areas: { table: Board, hand: Tray, rivals: Rivals, bar: Bar },
    rail: "left",
    Reading,
    reference,
    art: { ...prefixed("c-", icons), ...prefixed("e-", emblems) },
    handName: words.tableTab,
    ends: null,
    own: new Set(OWN),
    drawn: () => new Set(),
    phases: () => [],
    motion,
    pace: PACE,
    sounds: SOUNDS,
    headings: new Set(["round", "turn"]),
    called: (_scene: Scene, part: LogPart) => (part.card ? book.name(part.card) : part.text),
    asks: (scene: Scene) => asks[questionOf(scene)?.name ?? ""],
    standing: (scene: Scene, seat: number) => {
      const one = viewOf(scene).table.players[seat];
      return one ? `${words.influence} ${one.influence}` : "";
    },
  };
}
