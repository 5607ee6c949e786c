import { describe, expect, it } from "vitest";
import { faced, summed } from "../src/shell/summed";

describe("a score sheet", () => {
  it("has its sum after the lines that make it, and what breaks ties below", () => {
    const lines = summed({
      scores: [5, 4],
      sheet: [
        ["Basecamp", [3, 3]],
        ["Outriders", [2, 1]],
        ["most Oil", [0, 0]],
        ["cubes, for ties", [9, 1]],
      ],
    });
    expect(lines.map((one) => one.sort)).toEqual(["part", "part", "part", "sum", "tie"]);
    expect(lines[3]?.points).toEqual([5, 4]);
  });
  it("has none where the lines do not add up to the scores", () => {
    expect(
      summed({
        scores: [1, 0],
        sheet: [
          ["camps", [2, 0]],
          ["cards", [3, 3]],
        ],
      }).map((one) => one.sort),
    ).toEqual(["plain", "plain"]);
  });
  it("has a column for a rival whom nobody plays", () => {
    const sheet = faced(
      summed({
        scores: [7],
        sheet: [
          ["VP so far", [5]],
          ["Ammo", [2]],
          ["Mutants: VP so far", [9]],
          ["Mutants in all", [9]],
        ],
      }),
    );
    expect(sheet.rival).toBe("Mutants");
    expect(sheet.lines.map(({ line, points }) => [line, ...points])).toEqual([
      ["VP so far", 5, 9],
      ["Ammo", 2, 0],
      ["=", 7, 9],
    ]);
  });
  it("has none where everybody plays", () => {
    const lines = summed({ scores: [1, 2], sheet: [["camps", [1, 2]]] });
    expect(faced(lines)).toEqual({ rival: null, lines });
  });
});
