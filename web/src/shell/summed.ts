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

/** A sheet, and who else stands on it though nobody plays them: they have the last column. */
export interface Sheet {
  rival: string | null;
  lines: SheetLine[];
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

/** Lines such as "Mutants: Ammo" beside a line "Ammo" make a column of their own, and "Mutants in all" is its sum. */
export function faced(lines: readonly SheetLine[]): Sheet {
  const named = new Map(lines.map((one) => [one.line, one]));
  const rival = lines.flatMap(({ line }) => {
    const [who, part] = line.split(": ");
    return who && part && named.has(part) ? [who] : [];
  })[0];
  if (!rival) return { rival: null, lines: [...lines] };
  const theirs = (line: string, sort: SheetLine["sort"]): readonly number[] =>
    named.get(sort === "sum" ? `${rival} in all` : `${rival}: ${line}`)?.points ?? [0];
  const own = lines.filter(({ line }) => !line.startsWith(`${rival}: `) && line !== `${rival} in all`);
  return { rival, lines: own.map((one) => ({ ...one, points: [...one.points, ...theirs(one.line, one.sort)] })) };
}
