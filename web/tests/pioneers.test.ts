import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emblems, ground } from "../src/games/pioneers/cards/emblems";
import { handTag, linesOf, tagOf } from "../src/games/pioneers/offers";
import { chance } from "../src/games/pioneers/slips/odds";
import { slipFor } from "../src/games/pioneers/slips/which";
import { amount, amounts, keywords, pointsOf, signed } from "../src/games/pioneers/texts/en";
import { handActions, keyed, others, ownerOf, townActions, VERBS, type View } from "../src/games/pioneers/view";
import type { Question } from "../src/games/pioneers/wire.gen";
import { grounds } from "../src/look/plate";
import type { Action } from "../src/wire";

const HOME = join(import.meta.dirname, "../../src/cinderbox/games/pioneers");
const pack = readFileSync(join(HOME, "content.toml"), "utf8");

/** The ids of the pack's entries of these tables. */
function ids(...tables: string[]): string[] {
  return pack
    .split(/^(?=\[)/m)
    .filter((part) => tables.some((one) => part.startsWith(`[[${one}]]`)))
    .map((part) => /^id = "(\w+)"/m.exec(part)?.[1] ?? "");
}
const printed = [...ids("market_card", "wastes_card"), ...ids("hq_face"), ...ids("survivor"), ...ids("project")];

const action = (text: string): Action => {
  const [verb = "", target = null] = text.split(":");
  return { action: text, label: text, verb, target };
};
const question = (name: string, more: object = {}): Question =>
  ({ name, way_out: null, ...more }) as unknown as Question;
const view = (more: object = {}): View =>
  ({ table: { combat: null, towns: [{ seat: 0 }, { seat: 1 }, { seat: 2 }], ...more }, mine: {} }) as unknown as View;

describe("what is printed", () => {
  it("has a picture for every card, HQ, survivor and project, and for nothing else", () => {
    expect(printed.length).toBeGreaterThan(100);
    expect(printed.filter((id) => !(id in emblems))).toEqual([]);
    expect(Object.keys(emblems).filter((id) => !printed.includes(id))).toEqual([]);
  });
  it("stands on a ground that is drawn", () => expect(printed.filter((id) => !(ground(id) in grounds))).toEqual([]));
  it("has no picture twice", () => expect(new Set(Object.values(emblems)).size).toBe(Object.keys(emblems).length));
  it("explains words that are on cards", () => {
    for (const { word, find } of keywords) expect(find.test(pack), word).toBe(true);
  });
});

describe("verbs", () => {
  it("are all known to the page", () => {
    const model = readFileSync(join(HOME, "model.py"), "utf8");
    const added = [...model.matchAll(/register\("(\w+)"/g)].map((match) => match[1] ?? "");
    expect(added.length).toBeGreaterThan(20);
    expect(added.filter((verb) => !VERBS.includes(verb))).toEqual([]);
    expect(VERBS.filter((verb) => !added.includes(verb))).toEqual([]);
  });
});

describe("what a choice costs and gives", () => {
  it("is a tag", () => {
    expect(tagOf("market", { pay: { credits: 3 } })).toBe("for 3");
    expect(tagOf("market", {})).toBe("free");
    expect(tagOf("play", { pay: { response: 1 }, size: "large", points: 1 })).toBe("+1 point, for 1");
    expect(tagOf("activate", { gain: { food: 3 } })).toBe("+3 food");
    expect(tagOf("wastes", { draw: 4, keep: 2 })).toBe("draw 4, keep 2");
    expect(tagOf("wastes", { draw: 1, keep: 1 })).toBe("draw 1");
    expect(tagOf("research", { upto: 2 })).toBe("up to 2");
    expect(tagOf("research", { upto: 1 })).toBe("place 1");
    expect(tagOf("play", undefined)).toBe("");
  });
  it("in hand without what is printed on the card", () => {
    expect(handTag({ pay: { response: 1 }, points: 1 }, 1)).toBe("for 1");
    expect(handTag({ pay: { response: 1 }, points: 2, size: "medium" }, 1)).toBe("+2 points, for 1");
    expect(handTag({ pay: { credits: 3, response: 1 }, points: 1, discards: true }, 0)).toBe("for 3 credits +\u00a01");
    expect(handTag({ pay: { response: 1 }, gain: { credits: 3 }, discards: true }, 0)).toBe("for 1");
    expect(handTag({ free: true, gain: { credits: 3 } }, 0)).toBe("free");
    expect(handTag(undefined, 0)).toBe("");
  });
  it("is told line by line", () => {
    expect(linesOf({ pay: { food: 2 }, gain: { credits: 1 }, over: 1, points: -2, size: "small" })).toEqual([
      "pays 2 food",
      "gives 1 credit",
      "the town becomes small",
      "−2 points",
      "1 more than fits",
    ]);
    expect(linesOf(undefined)).toEqual([]);
  });
  it("is in words that count", () => {
    expect(amount("credits", 1)).toBe("1 credit");
    expect(amounts({ food: 2, response: 1 })).toBe("2 food, 1 response");
    expect(pointsOf(1)).toBe("1 point");
    expect([signed(2), signed(0), signed(-1)]).toEqual(["+2", "0", "−1"]);
  });
});

describe("chances", () => {
  it("are told as rolls, or as a share where both sides roll", () => {
    const rolls = { modifier: 0, need: 7, ways: 21, of: 36, percent: 58, both: false };
    expect(chance(rolls)).toBe("holds: 21 of 36 rolls, 58 %");
    expect(chance({ modifier: 0, need: null, ways: 575, of: 1296, percent: 44, both: true })).toBe("holds: 44 %");
  });
});

describe("what stands for which action", () => {
  const open = ["play:farm", "activate:farm", "lose:farm", "pick:ash", "play_free:farm"].map(action);
  it("in the own town: activations", () =>
    expect(townActions(open, question("turn"), 0, 0, "farm").map((one) => one.action)).toEqual([
      "activate:farm",
      "lose:farm",
    ]));
  it("in the town that loses something: that", () => {
    const asked = question("lose", { owner: 2, cause: "raid", by: 0, offers: {} });
    expect(townActions(open, asked, 2, 0, "farm").map((one) => one.action)).toEqual(["lose:farm"]);
    expect(townActions(open, asked, 1, 0, "farm")).toEqual([]);
    expect(ownerOf(asked, 0)).toBe(2);
  });
  it("in maintenance: paying for the card that is asked about", () => {
    const asked = question("upkeep", { card: "farm", offers: {}, ledger: {} });
    const pays = ["decline", "pay_all", "pay:0", "pay:1"].map(action);
    expect(townActions(pays, asked, 0, 0, "farm").map((one) => one.action)).toEqual(["pay:0"]);
    expect(townActions(pays, asked, 0, 0, "school")).toEqual([]);
  });
  it("in hand: playing it, both ways", () =>
    expect(handActions(open, "farm").map((one) => one.action)).toEqual(["play:farm", "play_free:farm"]));
});

describe("slips", () => {
  it("lie there for every question that the table does not answer", () => {
    expect(slipFor(question("turn"), view())).toBeNull();
    expect(slipFor(question("draft_pick"), view())).toBeNull();
    expect(slipFor(question("keep_wastes"), view())).toBeNull();
    expect(slipFor(question("upkeep", { ledger: {} }), view())).toBe("ledger");
    expect(slipFor(question("survivor"), view())).toBe("options");
  });
  it("show a fight to everybody", () => {
    const fight = view({ combat: { kind: "raid" } });
    expect(slipFor(null, fight)).toBe("combat");
    expect(slipFor(question("before_raid"), fight)).toBe("combat");
    expect(slipFor(question("lose"), fight)).toBe("options");
    expect(slipFor(null, view())).toBeNull();
  });
});

describe("seats and copies", () => {
  it("seats follow oneself", () => {
    expect(others(view().table, 1).map((town) => town.seat)).toEqual([2, 0]);
    expect(others(view().table, null).map((town) => town.seat)).toEqual([0, 1, 2]);
  });
  it("equal cards are told apart", () =>
    expect(keyed(["farm", "ash", "farm"], (id) => id).map((one) => one.key)).toEqual(["farm/0", "ash/0", "farm/1"]));
});
