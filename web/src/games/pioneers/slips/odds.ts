/** Chances of dice in words. Pure: the server counts. */
import { fill } from "../../../texts";
import type { Odds } from "../wire.gen";
import { words } from "../texts/slips";

/** Per cent, rounded, never 0 or 100 unless it is certain. */
export function percent(odds: Odds): number {
  const n = Math.round((100 * odds.ways) / odds.of);
  return odds.ways === 0 ? 0 : odds.ways === odds.of ? 100 : Math.min(99, Math.max(1, n));
}

/** "holds: 26 of 36, 72 %"; where two sides roll, the share alone. */
export const chance = (odds: Odds): string =>
  fill(odds.of > 36 ? words.holdsShare : words.holds, { n: odds.ways, of: odds.of, share: percent(odds) });
