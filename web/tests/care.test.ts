import { describe, expect, it } from "vitest";
import { final, useful } from "../src/games/residuum/care";
import type { Scene } from "../src/wire";

const scene = (left: Record<string, number>, verbs: string[], players: unknown[] = []): Scene =>
  ({
    seat: 0,
    actions: verbs.map((verb) => ({ verb, action: verb, label: "" })),
    view: { table: { left, players, this_turn: { fought: [] }, oil: [] } },
  }) as unknown as Scene;
const rival = {
  seat: 1,
  basecamp: null,
  outriders: [
    { hex: "h4", active: true },
    { hex: "h5", active: false },
  ],
  outposts: [],
  barricades: [],
};

describe("ending a turn of Residuum", () => {
  it("is asked about while points would be lost or a card can be completed", () => {
    expect(useful(scene({ food: 1 }, ["move", "end"]))).toBe(true);
    expect(useful(scene({}, ["complete", "end"]))).toBe(true);
  });
  it("is not asked about for what can always be done", () =>
    expect(useful(scene({ food: 0 }, ["move", "recruit", "draw", "end"]))).toBe(false));
});

describe("a tap of a finger in Residuum", () => {
  it("is asked about once before a meeting and before something is laid for good", () => {
    expect(final(scene({}, [], [rival]), ["move:h1", "to:h4"])).toBe(true);
    expect(final(scene({}, []), ["place:h9"])).toBe(true);
  });
  it("is not asked about for a step that can be taken back", () => {
    expect(final(scene({}, [], [rival]), ["move:h1", "to:h5"])).toBe(false);
    expect(final(scene({}, [], [rival]), ["move:h1"])).toBe(false);
  });
});
