/** Where the turns of a finished game begin. Pure. */
import type { TableEvent } from "../wire";

export interface Turn {
  /** After how many actions. */
  at: number;
  seat: number | null;
}

/** The actions after which the log has a heading; `heard`: how long the log was after each action. */
export function turnsOf(log: readonly TableEvent[], heard: readonly number[], headings: ReadonlySet<string>): Turn[] {
  return log
    .filter((event) => headings.has(event.kind))
    .map((event) => ({ at: heard.findIndex((count) => count >= event.n), seat: event.seat }))
    .filter((turn) => turn.at >= 0);
}
