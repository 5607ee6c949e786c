import { beforeEach, describe, expect, it, vi } from "vitest";
import { above, climbed, ladder, middling, rungs } from "../src/ladder.svelte";
import { offerText, quickTable } from "../src/shell/quick";
import type { GameInfo, Outcome, Seat } from "../src/wire";

const kept = new Map<string, string>();
const bots = [
  { id: "random", title: "Drifter", help: "", level: 0 },
  { id: "novice", title: "Greenhorn", help: "gentle", level: 1 },
  { id: "greedy", title: "Scrapper", help: "", level: 2 },
  { id: "search", title: "Raider", help: "", level: 3 },
  { id: "mine.py:Mine", title: "Mine", help: "", level: 0 },
];
const game: GameInfo = { id: "toy", title: "Toy", seats: [2, 3], options: {}, bots };
const seat = (n: number, bot: string | null): Seat => ({
  seat: n,
  kind: bot ? "bot" : "person",
  name: "",
  present: true,
  bot,
});
const won = (...winners: number[]) => ({ winners, scores: [0, 0, 0], reason: "", sheet: [] }) as unknown as Outcome;

describe("the ladder of bots", () => {
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    });
  });

  it("begins with a gentle one, not with one that does anything at all", () => {
    expect(rungs(bots).map((bot) => bot.title)).toEqual(["Greenhorn", "Scrapper", "Raider"]);
    expect(quickTable(game, "bot", "Ann").seats[1]).toEqual({ kind: "bot", bot: "novice", name: "Greenhorn" });
    expect(offerText(game, "bot").text).toBe("Greenhorn goes easy.");
  });
  it("introduces the next one when one is beaten, and stays there after a lesser win", () => {
    ladder.note("toy", 1);
    expect(quickTable(game, "bot", "Ann").seats[1]?.bot).toBe("greedy");
    expect(offerText(game, "bot").text).toBe("Next: Scrapper.");
    ladder.note("toy", 2);
    ladder.note("toy", 1);
    expect(ladder.next(game)?.title).toBe("Raider");
    expect(JSON.parse(kept.get("cinderbox.ladder") ?? "{}")).toEqual({ toy: 2 });
    expect(ladder.of("other")).toBe(0);
  });
  it("ends with the strongest", () => expect(above(bots, 3)?.title).toBe("Raider"));
  it("counts a win alone against bots, by the strongest of them", () => {
    const table = [seat(0, null), seat(1, "greedy"), seat(2, "novice")];
    expect(climbed(bots, table, won(0), [0])).toBe(2);
    expect(climbed(bots, table, won(1), [0])).toBe(0);
    expect(climbed(bots, table, won(0, 1), [0])).toBe(0);
    expect(climbed(bots, [seat(0, null), seat(1, null)], won(0), [0])).toBe(0);
    expect(climbed(bots, [seat(0, null), seat(1, null), seat(2, "greedy")], won(0), [0])).toBe(0);
    expect(climbed(bots, [seat(0, null), seat(1, null)], won(0), [0, 1])).toBe(0);
    expect(climbed(bots, [seat(0, null), seat(1, "random")], won(0), [0])).toBe(0);
  });
  it("has a middling one for a person who is away", () => expect(middling(bots)?.title).toBe("Scrapper"));
  it("is not needed: where no bot has a rung the first is played", () => {
    const plain = bots.map((bot) => ({ ...bot, level: 0 }));
    expect([above(plain, 0), middling(plain)].map((bot) => bot?.title)).toEqual(["Drifter", "Drifter"]);
    expect(above([], 0)).toBeUndefined();
  });
});
