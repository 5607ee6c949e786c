import { describe, expect, it } from "vitest";
import { alike, steady } from "../src/table/steady";

interface Line {
  n: number;
  text: string;
}
const keep = () =>
  steady<Line>(
    (one) => one.n,
    (one, other) => one.text === other.text,
  );

describe("a list that is made anew", () => {
  it("keeps what is as it was, and takes what has changed or come", () => {
    const kept = keep();
    const first = kept([
      { n: 1, text: "Ann digs." },
      { n: 2, text: "Bob waits." },
    ]);
    const again = kept([
      { n: 1, text: "Ann digs." },
      { n: 2, text: "Bob waits, 2 times." },
      { n: 3, text: "Ann rests." },
    ]);
    expect(again[0]).toBe(first[0]);
    expect(again.map((one) => one.text)).toEqual(["Ann digs.", "Bob waits, 2 times.", "Ann rests."]);
  });
  it("forgets what was taken back", () => {
    const kept = keep();
    const [old] = kept([{ n: 1, text: "Ann digs." }]);
    expect(kept([])).toEqual([]);
    expect(kept([{ n: 1, text: "Ann digs." }])[0]).not.toBe(old);
  });
});

describe("two lists", () => {
  it("are alike if they have the same things in the same order", () => {
    expect(alike([1, 2], [1, 2])).toBe(true);
    expect(alike([1, 2], [2, 1])).toBe(false);
    expect(alike([1], [1, 2])).toBe(false);
  });
});
