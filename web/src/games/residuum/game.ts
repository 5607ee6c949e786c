/** Residuum for the shell: its map and stocks, what its events sound like, and how long they take to follow. */
import type { Json, Scene, TableEvent } from "../../wire";
import type { Game } from "../types";
import Board from "./Board.svelte";
import { book } from "./book.svelte";
import Reading from "./Reading.svelte";
import Reference from "./Reference.svelte";
import { slipVerbs } from "./slips/verbs";
import Tray from "./Tray.svelte";
import { viewOf } from "./view";

export function make(catalog: Json, _options: Record<string, string>): Game {
  book.fill(catalog);
  return {
    Board,
    Tray,
    Reading,
    Reference,
    ends: "end",
    own: new Set(["end", ...slipVerbs]),
    drawn: () => new Set(),
    phases: () => [],
    pace: (events: readonly TableEvent[]) => Math.min(2600, events.length * 300),
    sounds: () => [],
    heading: (event: TableEvent) => event.kind === "turn",
    about: () => ({ thing: null, name: null, place: null }),
    likely: () => null,
    standing: (scene: Scene, seat: number) => `${viewOf(scene).table.players[seat]?.points ?? 0}`,
  };
}
