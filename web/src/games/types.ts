/** What a game brings to the shell. The shell asks for these and knows nothing else of any game. */
import type { Component } from "svelte";
import type { Motion } from "../shell/motion";
import type { Sound } from "../sound";
import type { Stories } from "../table/stories";
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

/** Things that can be looked up, with the words by which they are found. */
export interface Section {
  title: string;
  things: { thing: string; text: string }[];
}

type Area = Component<{ table: Table }>;

/**
 * Two areas every game has: the table, and what is one's own. Where `prompt` is not filled, another one asks. What
 * stands in `aside` is above the log at the right; a slip in it takes the place of what is read, which then lies
 * beside it.
 */
export interface Areas {
  table: Area;
  hand: Area;
  rivals?: Area;
  prompt?: Area;
  bar?: Area;
  aside?: Area;
}

export interface Game {
  /** What fills the named areas of the frame; `bar` stands in the bar instead of phases. */
  areas: Areas;
  /** Where log and talk stand: at the right beside the table, or at the left under the rivals. */
  rail: "left" | "right";
  /** One thing at reading size, and all of them as a reference. */
  Reading: Component<{ table: Table; thing: string }>;
  reference: () => Section[];
  /** Tables of the rulebook that stand before the reference. */
  Tables?: Component;
  /** Glyphs and emblems on the 24-unit grid, by their ids in the page. */
  art: Readonly<Record<string, string>>;
  /** What the tab of the hand is called on a phone. */
  handName?: string;
  /** The verb that ends a turn, if it is known; pressing it twice is asked for while more could be done. */
  ends: string | null;
  /** Whether something useful could still be done when a turn is ended; without this, whether anything could. */
  useful?: (scene: Scene) => boolean;
  /** What is open stands beside the button that ends a turn: what would be missed is shown once, not every time. */
  warnsOnce?: boolean;
  /** Verbs that the areas have buttons for. */
  own: ReadonlySet<string>;
  /** Everything drawn on the table that an action may aim at. */
  drawn: (scene: Scene) => ReadonlySet<string>;
  phases: (scene: Scene) => Phase[];
  /** What events look like on the table. */
  motion?: Motion;
  /** Milliseconds that a person needs to follow an event of this kind, where that is not the usual time. */
  pace: Readonly<Partial<Record<string, number>>>;
  /** What an event of this kind sounds like. */
  sounds: Readonly<Partial<Record<string, Sound>>>;
  /** Kinds of events that open a new paragraph of the log. */
  headings: ReadonlySet<string>;
  /** What is told in one paragraph of the log; without this, every event has a line. */
  stories?: Stories;
  /** How many events of a kind read in one line, as "{n} tiles are laid."; else each has a line of its own. */
  counted?: Readonly<Partial<Record<string, string>>>;
  /** Whether these actions bring in chance or another player, so that they cannot be undone. */
  final?: (scene: Scene, actions: readonly string[]) => boolean;
  /** What is asked, where the page says it in other words than the server. */
  asks?: (scene: Scene) => string | undefined;
  /** What people call a card or a place in a line; without this, what the server calls it. */
  called?: (scene: Scene, part: LogPart) => string;
  /** The parts of a line, where the page says it in other words than the server. */
  retold?: (event: TableEvent) => TableEvent["parts"];
  /** Water, gold, cards: one short line about a seat for the people list. */
  standing: (scene: Scene, seat: number) => string;
}
