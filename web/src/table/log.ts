/** The log as numbered events: what comes again replaces what was there. Pure. */
import type { TableEvent } from "../wire";

/** Events after `since` are replaced by these: an undo takes the last ones away. */
export function absorb(log: readonly TableEvent[], since: number, events: readonly TableEvent[]): TableEvent[] {
  return [...log.filter((event) => event.n <= since), ...events];
}
