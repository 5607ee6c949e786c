/** Chances of dice in words. Pure: the server counts. */
import { fill } from "../../../texts";
import type { Odds } from "../wire.gen";
import { words } from "../texts/slips";

/** "holds: 26 of 36, 72 %"; where two sides roll, the share alone. */
export const chance = (odds: Odds): string =>
  fill(odds.both ? words.holdsShare : words.holds, { n: odds.ways, of: odds.of, share: odds.percent });
