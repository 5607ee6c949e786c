import { describe, expect, it } from "vitest";
import { turnsOf } from "../src/shell/turns";
import type { TableEvent } from "../src/wire";

const event = (n: number, kind: string, seat: number | null): TableEvent =>
  ({ n, kind, seat, parts: [] }) as TableEvent;

describe("the turns of a finished game", () => {
  it("begin with the action after which the log has their heading", () => {
    const log = [event(1, "draw", 0), event(2, "turn", 0), event(3, "draw", 0), event(4, "turn", 1)];
    expect(turnsOf(log, [1, 2, 3, 3, 4], new Set(["turn"]))).toEqual([
      { at: 1, seat: 0 },
      { at: 4, seat: 1 },
    ]);
  });
  it("are not marked where the log says nothing of them", () => {
    expect(turnsOf([event(1, "draw", 0)], [0, 1], new Set(["turn"]))).toEqual([]);
  });
});
