/** The lines of a score sheet, with the sum where the lines before it add up to the scores. Pure. */

/** What an outcome tells of its sum; the wire knows the sheet only as rows. */
export interface Scored {
  scores: readonly number[];
  sheet: readonly (readonly [string, readonly number[]])[];
}

export interface SheetLine {
  line: string;
  points: readonly number[];
  /** A part of the sum, the sum, something that breaks ties; or a line of a sheet that is no sum. */
  sort: "part" | "sum" | "tie" | "plain";
}

export function summed(outcome: Scored): SheetLine[] {
  const { scores, sheet } = outcome;
  let end = 0;
  const sums = scores.map(() => 0);
  sheet.forEach(([, points], i) => {
    points.forEach((n, seat) => (sums[seat] = (sums[seat] ?? 0) + n));
    if (i > 0 && sums.every((n, seat) => n === scores[seat])) end = i + 1;
  });
  if (!end) return sheet.map(([line, points]) => ({ line, points, sort: "plain" }));
  const lines = sheet.map(([line, points], i): SheetLine => ({ line, points, sort: i < end ? "part" : "tie" }));
  return [...lines.slice(0, end), { line: "=", points: scores, sort: "sum" }, ...lines.slice(end)];
}
