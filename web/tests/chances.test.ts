import { describe, expect, it } from "vitest";
import { lines, some, standing } from "../src/shell/chances";
import type { Point } from "../src/wire";

const point = (at: number, honest: number[], scores: number[] = []): Point => ({
  at,
  turn: 0,
  honest,
  open: honest,
  scores,
});
const points = [point(0, [500, 500], [0, 4]), point(5, [800, 200], [2, 4]), point(10, [1000, 0], [8, 4])];

describe("the chances of a finished game", () => {
  it("are a line for each seat, the likelier the higher", () => {
    expect(lines(points, 10, "honest")).toEqual(["0,50 500,20 1000,0", "0,50 500,80 1000,100"]);
  });
  it("give way to points, drawn as high as the most of them", () => {
    expect(lines(points, 10, "scores")).toEqual(["0,100 500,75 1000,0", "0,50 500,50 1000,50"]);
  });
  it("are nothing where nothing is known", () => {
    expect(lines([], 0, "open")).toEqual([]);
    expect(standing([], 3)).toBeNull();
  });
  it("stand as they were when the turn began", () => {
    expect(standing(points, 4)?.at).toBe(0);
    expect(standing(points, 5)?.at).toBe(5);
    expect(standing(points, 99)?.at).toBe(10);
  });
  it("are read out in few rows, the first and the last among them", () => {
    const many = Array.from({ length: 100 }, (_, at) => point(at, [500]));
    const read = some(many, 10);
    expect(read.length).toBeLessThanOrEqual(12);
    expect([read[0]?.at, read.at(-1)?.at]).toEqual([0, 99]);
  });
});
