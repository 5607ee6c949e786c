/** The chances of a finished game as lines, and how things stood at a moment of it. Pure. */
import type { Point } from "../wire";

/** What of a point is drawn: chances from what each seat knew, with all cards open, or points. */
export type Shown = "honest" | "open" | "scores";

/** The lines of all seats, as points of an SVG in a box of 1000 by 100; `last`: how many actions the game has. */
export function lines(points: readonly Point[], last: number, shown: Shown): string[] {
  const most = shown === "scores" ? Math.max(1, ...points.flatMap((one) => one.scores)) : 1000;
  const seats = points[0]?.[shown].length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    points
      .map((one) => {
        const high = Math.max(0, one[shown][seat] ?? 0) / most;
        return `${tidy((1000 * one.at) / Math.max(1, last))},${tidy(100 - 100 * high)}`;
      })
      .join(" "),
  );
}

const tidy = (n: number): number => Math.round(n * 10) / 10;

/** The point at which a moment stands: the last that is not behind it. */
export function standing(points: readonly Point[], at: number): Point | null {
  return points.findLast((one) => one.at <= at) ?? points[0] ?? null;
}

/** Every so manieth point, so that a table of them can be read; the first and the last are among them. */
export function some(points: readonly Point[], most: number): Point[] {
  const every = Math.max(1, Math.ceil(points.length / most));
  return points.filter((_, i) => i % every === 0 || i === points.length - 1);
}

export const percent = (thousandths: number): string => `${Math.round(thousandths / 10)} %`;
