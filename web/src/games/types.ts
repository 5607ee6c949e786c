/** What a game brings to the shell. The shell asks for these and knows nothing else of any game. */
import type { Component } from "svelte";
import type { Sound } from "../sound";
import type { Table } from "../table/table.svelte";
import type { Json, LogPart, Scene, TableEvent } from "../wire";

/** The matchbox label in the lobby: small, always loaded. */
export interface Label {
  /** The ink it is printed in. */
  spot: string;
  tagline: string;
  minutes: string;
  art: string;
  /** What suits a first game: options, and a line about it. */
  first?: { options: Record<string, string>; text: string };
  load: () => Promise<{ make: (catalog: Json, options: Record<string, string>) => Game }>;
}

export interface Phase {
  name: string;
  state: "done" | "now" | "ahead";
}

export interface Game {
  /** The table itself; below it the hand and what else is one's own. */
  Board: Component<{ table: Table }>;
  Tray: Component<{ table: Table }>;
  /** One thing at reading size, and all of them as a reference. */
  Reading: Component<{ table: Table; thing: string }>;
  Reference: Component<{ table: Table }>;
  /** Glyphs and emblems on the 24-unit grid, by their ids in the page. */
  art: Readonly<Record<string, string>>;
  /** How the page is laid out: two sides and a rail at the right, or a map with the players at its left. */
  layout?: "duel" | "map";
  /** The players beside a map, and what stands in the bar instead of phases. */
  Players?: Component<{ table: Table }>;
  Calendar?: Component<{ table: Table }>;
  /** What the tab of the tray is called on a phone. */
  trayName?: string;
  /** The verb that ends a turn; pressing it twice is asked for while more could be done. */
  ends: string;
  /** Verbs that Board and Tray have buttons for. */
  own: ReadonlySet<string>;
  /** Everything drawn on the table that an action may aim at. */
  drawn: (scene: Scene) => ReadonlySet<string>;
  phases: (scene: Scene) => Phase[];
  /** Milliseconds that a person needs to follow these events. */
  pace: (events: readonly TableEvent[]) => number;
  sounds: (events: readonly TableEvent[]) => Sound[];
  /** Whether the event opens a new paragraph of the log. */
  heading: (event: TableEvent) => boolean;
  /** What people call a card or a place of the log; without this, what the server calls it. */
  called?: (scene: Scene, part: LogPart) => string;
  /** The parts of a line, where the page says it in other words than the server. */
  retold?: (event: TableEvent) => TableEvent["parts"];
  /** The most likely action behind a click on something that is not open. */
  likely: (scene: Scene, target: string) => string | null;
  /** The server's sentence with the names of places that people use. */
  told?: (scene: Scene, text: string) => string;
  /** Water, gold, cards: one short line about a seat for the people list. */
  standing: (scene: Scene, seat: number) => string;
}
