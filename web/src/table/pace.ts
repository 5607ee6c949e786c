/**
 * How long a moment stays in view before the next. The server plays at the speed of thought, so that the pace is the
 * viewer's own: whoever is far behind is hurried, the further the more, and most of all while their own time runs out.
 */
import type { Scene, TableEvent } from "../wire";

/** One's own doings need no explaining. */
const OWN = 0.35;
/** Milliseconds, at a normal pace, that somebody may be behind before the rest is hurried. */
const BEHIND = 8000;
const BEHIND_TICKING = 1500;

/** A scene that waits to be shown, and how many milliseconds it takes to follow what led to it. */
export interface Waiting {
  scene: Scene;
  events: TableEvent[];
  takes: number;
}

/** An event of a kind that its game says nothing of; what is short is still seen, what is long is cut. */
const USUAL = 350;
const SHORTEST = 200;
const LONGEST = 2600;

/** Milliseconds that a person needs to follow these events. */
export function takes(events: readonly TableEvent[], table: Readonly<Partial<Record<string, number>>>): number {
  const sum = events.reduce((all, event) => all + (table[event.kind] ?? USUAL), 0);
  return Math.min(LONGEST, Math.max(SHORTEST, sum));
}

export interface Viewer {
  seat: number | null;
  /** How many times longer or shorter than normal; 0: at once. */
  tempo: number;
  /** Watches it once more: there is no hurry, and nothing is one's own doing. */
  again: boolean;
  /** One's own clock runs. */
  ticking: boolean;
}

/** Milliseconds until the next moment, with `rest` still to come. */
export function stay(now: Waiting, rest: readonly Waiting[], viewer: Viewer): number {
  const { seat, tempo, again, ticking } = viewer;
  if (!now.takes || again) return now.takes * tempo;
  const own = now.events.every((event) => event.seat === seat);
  const behind = rest.reduce((sum, one) => sum + one.takes, now.takes);
  return now.takes * tempo * (own ? OWN : 1) * Math.min(1, (ticking ? BEHIND_TICKING : BEHIND) / behind);
}
