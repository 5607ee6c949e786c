/** What the map brings into view for a question, and how far it moves for it. Pure. */
import type { Event } from "./events.gen";
import { R, type Box, type Point } from "./geometry";
import type { Hex, View } from "./view";
import type { Question } from "./wire.gen";

/** How the map lies: its scale, and where its origin is in the window. */
export interface Lay {
  k: number;
  x: number;
  y: number;
}

/**
 * The hex that a question is about: the piece that is asked for, the conflict, where the convoy goes, or where the
 * deed is done.
 */
export function askedAt(view: View, question: Question | null, doing: string | null): string | null {
  const { battle, convoy } = view.table;
  if (question && "hex" in question) return question.hex;
  if (battle) return battle.hex;
  if (convoy) return convoy.to ?? convoy.from;
  if (!question || question.name === "actions") return null;
  return /^\w+:(h\d+)(?:\.\w+)?$/.exec(doing ?? "")?.[1] ?? null;
}

/** The hexes that show what has happened: where the last thing did, and of a blast also all that it reaches. */
export function toldAt(events: readonly Event[], hexes: ReadonlyMap<string, Hex>): string[] {
  // cubes fly in from what produces: nothing to go and see
  const told = events.filter((one) => one.kind !== "produce" && "hex" in one && one.hex !== null);
  const event = told.find((one) => one.kind === "blast") ?? told.at(-1);
  const hex = event && "hex" in event && event.hex !== null ? hexes.get(event.hex) : undefined;
  if (!hex) return [];
  return event?.kind === "blast" ? [hex.id, ...hex.near.filter((id) => hexes.has(id))] : [hex.id];
}

/** Some points of the map as they lie in the window, with room around them. */
function shown(points: readonly Point[], at: Lay, margin: number): Box {
  const xs = points.map((one) => at.x + one.x * at.k);
  const ys = points.map((one) => at.y + one.y * at.k);
  const room = margin * at.k;
  return {
    left: Math.min(...xs) - room,
    top: Math.min(...ys) - room,
    right: Math.max(...xs) + room,
    bottom: Math.max(...ys) + room,
  };
}

/** How the map has to lie so that these hexes are seen in the free part of the window; null: they are already.
 *
 * Nothing is made smaller than `least`: what does not fit then is centred. `centred` puts them in the middle also
 * where a smaller move would do.
 */
export function bring(points: readonly Point[], at: Lay, free: Box, least: number, centred: boolean): Lay | null {
  if (!points.length) return null;
  const now = shown(points, at, R);
  const inside = now.left >= free.left && now.right <= free.right && now.top >= free.top && now.bottom <= free.bottom;
  if (inside) return null;
  const [wide, high] = [free.right - free.left, free.bottom - free.top];
  const shrink = Math.min(1, wide / (now.right - now.left), high / (now.bottom - now.top));
  const k = Math.min(at.k, Math.max(least, at.k * shrink));
  const box = shown(points, { ...at, k }, R);
  const by = (low: number, up: number, from: number, to: number): number => {
    if (centred || up - low > to - from) return (from + to - low - up) / 2;
    return low < from ? from - low : up > to ? to - up : 0;
  };
  return {
    k,
    x: at.x + by(box.left, box.right, free.left, free.right),
    y: at.y + by(box.top, box.bottom, free.top, free.bottom),
  };
}
