import { describe, expect, it } from "vitest";
import { final, useful } from "../src/games/residuum/care";
import type { Scene } from "../src/wire";

const scene = (left: Record<string, number>, actions: string[], question: unknown = null): Scene =>
  ({
    seat: 0,
    actions: actions.map((action) => ({ verb: action.split(":")[0], action, label: "" })),
    view: { table: { left } },
    question,
  }) as unknown as Scene;
const reach = [
  { verb: "move", from: "h1", to: "h4", points: 1, meets: true, answers: ["move:h1", "to:h4"] },
  { verb: "move", from: "h1", to: "h5", points: 1, answers: ["move:h1", "to:h5"] },
  { verb: "move", from: "h2", to: "h4", points: 1, meets: true, answers: ["move:h2", "to:h4"] },
];
const acting = scene({}, ["move:h1", "move:h2"], { name: "actions", reach, prices: {} });

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
    expect(final(acting, ["move:h1", "to:h4"])).toBe(true);
    expect(final(acting, ["move:h2"])).toBe(true); // the one way there is
    expect(final(scene({}, ["to:h4"], { name: "to", prices: { "to:h4": { meets: true } } }), ["to:h4"])).toBe(true);
    expect(final(scene({}, ["place:h9"]), ["place:h9"])).toBe(true);
  });
  it("is not asked about for a step that can be taken back", () => {
    expect(final(acting, ["move:h1", "to:h5"])).toBe(false);
    expect(final(acting, ["move:h1"])).toBe(false);
  });
});
