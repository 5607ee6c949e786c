import { describe, expect, it } from "vitest";
import { plain, STOP } from "../src/table/log";
import { joined, stories, type Line } from "../src/table/stories";

/** A sentence without its full stop, which is a word by itself, as is whoever it begins with. */
const about = (kind: string, seat: number | null, text: string, who: string | null = null): Line => ({
  event: { n: 0, kind, seat, parts: [] },
  words: who ? [{ ...plain(who), seat: who === "You" ? null : seat }, plain(` ${text}`), STOP] : [plain(text), STOP],
});
const how = { about: new Set(["place", "rest"]), before: new Set(["pay"]) };
const told = (lines: Line[]): string[] =>
  stories(lines, new Set(["round"]), how).map((one) =>
    joined(one, "You")
      .map(({ text }) => text)
      .join(""),
  );

describe("the story of a placement", () => {
  const pay = about("pay", 0, "pays 1 Food", "Ann");
  const place = about("place", 0, "places the Hero in Arbat", "Ann");
  const gain = about("gain", 0, "gains 2 Parts", "Ann");

  it("is one sentence with the name said once, however long the chain", () => {
    expect(told([pay, place, gain, about("activate", 0, "activates Olympian", "Ann"), gain])).toEqual([
      "Ann pays 1 Food, places the Hero in Arbat, gains 2 Parts, activates Olympian, gains 2 Parts.",
    ]);
  });
  it("is told to whoever did it in the same way", () => {
    expect(
      told([about("place", 0, "place the Hero in Arbat", "You"), about("gain", 0, "gain 2 Parts", "You")]),
    ).toEqual(["You place the Hero in Arbat, gain 2 Parts."]);
  });
  it("names who goes on after a sentence about something else", () => {
    expect(told([place, about("recruit", 0, "A Builder joins the bag"), gain, gain])).toEqual([
      "Ann places the Hero in Arbat. A Builder joins the bag. Ann gains 2 Parts, gains 2 Parts.",
    ]);
  });
  it("ends where another seat, the round or another placement begins, which keeps its payment", () => {
    expect(told([place, gain, pay, place, about("rest", 1, "rests a Laborer", "Bob"), gain])).toEqual([
      "Ann places the Hero in Arbat, gains 2 Parts.",
      "Ann pays 1 Food, places the Hero in Arbat.",
      "Bob rests a Laborer.",
      "Ann gains 2 Parts.",
    ]);
    expect(told([gain, place, gain])).toHaveLength(2);
    expect(told([about("recall", null, "Tokens rest"), about("round", null, "Round 2 begins")])).toHaveLength(2);
  });
  it("is not told by a game that has no stories", () => {
    const game = stories([place, gain], new Set(), undefined);
    expect(game.map((one) => one.length)).toEqual([1, 1]);
  });
});
