import { describe, expect, it } from "vitest";
import { Quotes } from "../src/table/quotes.svelte";
import type { Scene, ToServer } from "../src/wire";

const scene = { seat: 0, number: 7, question: { name: "buy" } } as unknown as Scene;
const told = { seat: 0, number: 7, question: { name: "buy", cost: 3 } };

function begun(): { quotes: Quotes; sent: ToServer[] } {
  const sent: ToServer[] = [];
  return { quotes: new Quotes((message) => sent.push(message) > 0), sent };
}

describe("what is tried on a slip", () => {
  it("is asked of the server with all that still counts, the newest wish last", () => {
    const { quotes, sent } = begun();
    quotes.want(scene, "buy:tech", 1, 0);
    quotes.hear(told);
    quotes.want(scene, "sell:food", 2, 0);
    quotes.hear(told);
    quotes.want(scene, "buy:tech", 2, 1);
    expect(sent.at(-1)).toEqual({ type: "quote", seat: 0, number: 7, wanted: { "sell:food": 2, "buy:tech": 2 } });
    expect(Object.keys(quotes.wanted)).toEqual(["sell:food", "buy:tech"]);
    quotes.hear(told);
    quotes.want(scene, "buy:tech", 3, 2, (name) => name.startsWith("buy:"));
    expect(quotes.wanted).toEqual({ "buy:tech": 3 });
  });
  it("is shown as the server says, for as long as the same is asked", () => {
    const { quotes } = begun();
    quotes.want(scene, "buy:tech", 1, 0);
    expect(quotes.question(scene)).toEqual({ name: "buy" });
    quotes.hear(told);
    expect(quotes.question(scene)).toEqual(told.question);
    expect(quotes.question({ ...scene, number: 8 })).toEqual({ name: "buy" });
  });
  it("is gone once it is put back, whatever is heard then", () => {
    const { quotes } = begun();
    quotes.want(scene, "buy:tech", 1, 0);
    quotes.drop(scene);
    quotes.hear(told);
    expect(quotes.question(scene)).toEqual({ name: "buy" });
  });
  it("goes two steps for two presses, and is decided once the last answer is there", () => {
    const { quotes, sent } = begun();
    let decided = 0;
    quotes.want(scene, "buy:tech", 1, 0);
    quotes.want(scene, "buy:tech", 1, 0);
    quotes.settled(() => decided++);
    expect(sent.at(-1)).toMatchObject({ wanted: { "buy:tech": 2 } });
    quotes.hear(told);
    expect(decided).toBe(0);
    quotes.hear(told);
    expect(decided).toBe(1);
    quotes.settled(() => decided++);
    expect(decided).toBe(2);
  });
});
