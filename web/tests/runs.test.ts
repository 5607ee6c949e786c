import { describe, expect, it } from "vitest";
import { plain, STOP } from "../src/table/log";
import { runs } from "../src/table/runs";
import type { Line } from "../src/table/stories";

let n = 0;
const line = (kind: string, text: string, seat: number | null = null): Line => ({
  event: { n: ++n, kind, seat, parts: [] },
  words: [plain(text.slice(0, -1)), STOP],
});
const told = (...lines: Line[]): string[] =>
  runs(lines, new Set(["turn"]), { tile: "{n} tiles are laid." }).map((one) => one.words.map((w) => w.text).join(""));

describe("equal lines of the log", () => {
  it("are joined, with how often", () =>
    expect(
      told(line("draw", "Bob draws a card.", 1), line("draw", "Bob draws a card.", 1), line("end", "So.")),
    ).toEqual(["Bob draws a card, 2 times.", "So."]));
  it("stay apart when another seat, another line or a heading comes between", () => {
    expect(told(line("draw", "A card.", 0), line("draw", "A card.", 1))).toHaveLength(2);
    expect(told(line("draw", "A card."), line("pay", "1 water."), line("draw", "A card."))).toHaveLength(3);
    expect(told(line("turn", "Turn."), line("turn", "Turn."))).toHaveLength(2);
  });
  it("of a kind that is counted become one line, a few of them do not", () => {
    const tiles = ["Oil", "Gold", "Wood"].map((land) => line("tile", `${land} is laid.`));
    expect(told(...tiles)).toEqual(["3 tiles are laid."]);
    expect(told(...tiles.slice(1))).toEqual(["Gold is laid.", "Wood is laid."]);
  });
  it("go by the newest of them, so that it is seen as new", () => {
    const two = [line("draw", "A card."), line("draw", "A card.")];
    expect(runs(two, new Set())[0]?.event.n).toBe(two[1]?.event.n);
  });
});
