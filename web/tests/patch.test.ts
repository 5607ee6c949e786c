import { describe, expect, it } from "vitest";
import { merge } from "../src/net/patch";

describe("a merge patch", () => {
  it("changes what it names, deep down, and leaves the rest", () => {
    const old = { table: { water: 3, deck: 40, discard: { count: 1, cards: ["scout"] } }, mine: { hand: ["muse"] } };
    expect(merge(old, { table: { water: 1, discard: { count: 2 } } })).toEqual({
      table: { water: 1, deck: 40, discard: { count: 2, cards: ["scout"] } },
      mine: { hand: ["muse"] },
    });
  });
  it("takes away what is null", () => expect(merge({ a: 1, b: 2 }, { a: null })).toEqual({ b: 2 }));
  it("puts lists in place whole", () => expect(merge({ hand: ["a", "b"] }, { hand: ["b"] })).toEqual({ hand: ["b"] }));
  it("does not touch what it was given", () => {
    const old = { a: { b: 1 } };
    merge(old, { a: { b: 2 } });
    expect(old).toEqual({ a: { b: 1 } });
  });
  // The examples of RFC 7386, appendix A.
  it.each([
    [{ a: "b" }, { a: "c" }, { a: "c" }],
    [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
    [{ a: ["b"] }, { a: "c" }, { a: "c" }],
    [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
    [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
    [
      ["a", "b"],
      ["c", "d"],
      ["c", "d"],
    ],
    [{ a: "b" }, ["c"], ["c"]],
    [{ a: "foo" }, null, null],
    [{ a: "foo" }, "bar", "bar"],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: "b", c: null }, { a: "b" }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])("%j with %j is %j", (target, patch, result) => expect(merge(target, patch)).toEqual(result));
});
