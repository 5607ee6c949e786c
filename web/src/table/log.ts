/** The log as numbered events: what comes again replaces what was there. Pure. */
import type { TableEvent } from "../wire";

/** Add events to a log. Numbers that are already there (after an undo) cut the log back first. */
export function absorb(log: readonly TableEvent[], events: readonly TableEvent[]): TableEvent[] {
  const first = events[0];
  if (!first) return [...log];
  return [...log.filter((event) => event.n < first.n), ...events];
}
