/** Discovery cards that a seat put back itself and so knows of: where each lies now. Pure. */
import { fill } from "../../texts";
import { words } from "./texts/en";
import type { View } from "./view";

export interface Remembered {
  card: string;
  where: string;
}

/** From the top of the deck down, then the discards. Of the deck only the place is told that is known for sure. */
export function remembered(view: View): Remembered[] {
  const { deck = [], discarded = [] } = view.mine;
  const last = view.table.deck - 1;
  const place = (above: number): string =>
    above === 0 ? words.onTop : above === last ? words.atBottom : fill(words.above, { n: above });
  return [
    ...deck.map(({ card, above }) => ({ card, where: place(above) })),
    ...discarded.map((card) => ({ card, where: words.discarded })),
  ];
}
