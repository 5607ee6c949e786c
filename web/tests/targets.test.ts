import { describe, expect, it } from "vitest";
import { byTarget, loose } from "../src/table/targets";
import { absorb, lastThing, line, withNotes } from "../src/table/log";
import { nearest } from "../src/table/walk";
import type { Action, TableEvent } from "../src/wire";

const action = (text: string): Action => {
  const [verb = "", target] = text.split(":");
  return { action: text, label: text, verb, target: target ?? null };
};

describe("open actions", () => {
  const actions = ["end", "draw", "play:scout", "junk:scout", "use:a1.0", "choose:water", "decline"].map(action);

  it("light up the thing they aim at, all of its own together", () => {
    const found = byTarget(actions);
    expect(found.get("scout")?.map((one) => one.verb)).toEqual(["play", "junk"]);
    expect(found.get("a1.0")?.map((one) => one.action)).toEqual(["use:a1.0"]);
    expect(found.has("b1.0")).toBe(false);
  });
  it("become buttons when nothing on the table stands for them", () => {
    const buttons = loose(actions, new Set(["scout", "a1.0"]), new Set(["end", "draw"]));
    expect(buttons.map((one) => one.action)).toEqual(["choose:water", "decline"]);
  });
  it("are never lost: each is aimed, a button, or has its own place", () => {
    const drawn = new Set(["scout"]);
    const own = new Set(["end", "draw"]);
    const rest = loose(actions, drawn, own);
    for (const one of actions)
      expect(own.has(one.verb) || rest.includes(one) || drawn.has(one.target ?? "")).toBe(true);
  });
});

describe("the log", () => {
  const event = (n: number): TableEvent => ({ n, kind: "draw", seat: 0, parts: [`event ${n}`] });

  it("goes on where it was", () =>
    expect(absorb([1, 2].map(event), 2, [3].map(event)).map((one) => one.n)).toEqual([1, 2, 3]));
  it("loses what was undone, even if nothing came instead", () =>
    expect(absorb([1, 2, 3].map(event), 1, []).map((one) => one.n)).toEqual([1]));
  it("starts anew with the whole of it", () =>
    expect(absorb([7].map(event), 0, [1, 2].map(event)).map((one) => one.n)).toEqual([1, 2]));

  it("have between them what happened beside the game, where it happened", () => {
    const note = (after: number) => ({ after, parts: ["Ann is back."] });
    const read = (...after: number[]): string[] => withNotes([1, 2].map(event), after.map(note)).map((one) => one.key);
    expect(read(0, 1, 1)).toEqual(["note 0", "1", "note 1", "note 2", "2"]);
    expect(read(2, 9)).toEqual(["1", "2", "note 0", "note 1"]);
  });
  it("names seats, cards and places as people do, and says what they lead to", () => {
    const parts = [
      { text: "a1", place: "a1" },
      " of ",
      { text: "player 2", seat: 1 },
      ": ",
      { text: "Scout", card: "scout", place: "b2" },
    ];
    const words = line(parts, (part) => (part.seat === 1 ? "ann" : part.text));
    expect(words.map((word) => word.text).join("")).toBe("A1 of ann: Scout");
    expect(words.map(({ seat, thing, place }) => [seat, thing, place])).toEqual([
      [null, "a1", "a1"],
      [null, null, null],
      [1, null, null],
      [null, null, null],
      [null, "scout", "b2"],
    ]);
    expect(line([{ text: "Player 2", seat: 1 }], () => "ann")[0]?.text).toBe("ann");
  });
  it("reads what the last line leads to", () => {
    const says = (...parts: TableEvent["parts"]): TableEvent => ({ n: 1, kind: "move", seat: 0, parts });
    expect(lastThing([says({ text: "Scout", card: "scout", place: "b2" }), says({ text: "player 2", seat: 1 })])).toBe(
      "scout",
    );
    expect(lastThing([says({ text: "Scout", card: "scout" }, { text: "h4", place: "h4" })])).toBe("h4");
    expect(lastThing([says("It rains.")])).toBeNull();
  });
});

describe("arrow keys", () => {
  const boxes = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 210, y: 8 },
    { x: 0, y: 90 },
    { x: 110, y: 95 },
  ];

  it("go to the nearest thing straight ahead", () => {
    expect(nearest({ x: 0, y: 0 }, boxes, "ArrowRight")).toBe(1);
    expect(nearest({ x: 100, y: 0 }, boxes, "ArrowRight")).toBe(2);
    expect(nearest({ x: 100, y: 0 }, boxes, "ArrowDown")).toBe(4);
    expect(nearest({ x: 110, y: 95 }, boxes, "ArrowLeft")).toBe(3);
  });
  it("stay where there is nothing more", () => expect(nearest({ x: 0, y: 0 }, boxes, "ArrowUp")).toBe(-1));
});
