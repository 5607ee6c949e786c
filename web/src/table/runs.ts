/** The log with equal lines joined: "Ann draws a card, 3 times.", "20 tiles are laid." Pure. */
import { fill, t } from "../texts";
import { plain, STOP, stops } from "./log";
import type { Line } from "./stories";

const SEVERAL = 3; // that differ but are counted

const text = (line: Line): string => line.words.map((word) => word.text).join("");
const alike = (one: Line, other: Line): boolean =>
  one.event.kind === other.event.kind && one.event.seat === other.event.seat;

/** `counted`: for kinds of events that come in numbers, how many of them read. A run goes by its last event. */
export function runs(
  lines: readonly Line[],
  headings: ReadonlySet<string>,
  counted: Readonly<Partial<Record<string, string>>> = {},
): Line[] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1)?.at(-1);
    const goesOn =
      last &&
      !headings.has(line.event.kind) &&
      alike(last, line) &&
      (line.event.kind in counted || text(last) === text(line));
    if (goesOn) found.at(-1)?.push(line);
    else found.push([line]);
  }
  return found.flatMap(joined);

  function joined(run: Line[]): Line[] {
    const last = run.at(-1);
    if (!last || run.length === 1) return run;
    const many = counted[last.event.kind];
    if (many === undefined) {
      const sentence = stops(last.words) ? last.words.slice(0, -1) : last.words;
      return [{ event: last.event, words: [...sentence, plain(t("log.times", { n: run.length })), STOP] }];
    }
    if (run.length < SEVERAL) return run;
    return [{ event: last.event, words: [plain(fill(many, { n: run.length }))] }];
  }
}
