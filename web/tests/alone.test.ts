import { beforeEach, describe, expect, it, vi } from "vitest";
import { alone, bestOf, worded, type Past } from "../src/alone.svelte";

const kept = new Map<string, string>();
const town = { difficulty: "town", encounters: true, bonus_events: false };
const ended = (score: number, won: boolean, sheet: unknown[] = [["VP", [score]]]) =>
  ({ scores: [score], winners: won ? [0] : [], reason: "", sheet }) as never;

describe("scores of games alone", () => {
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    });
  });

  it("belong to the options they were played with", () => {
    expect(worded(town)).toBe("town, encounters");
    alone.note("toy", "a", town, ended(41, false));
    expect(alone.of("toy", town).map((one) => one.score)).toEqual([41]);
    expect(alone.of("toy", { ...town, difficulty: "village" })).toEqual([]);
    expect(alone.toBeat("toy", { ...town, encounters: false })).toBe("");
  });
  it("are kept once, however often the end is looked at", () => {
    alone.note("toy", "b", town, ended(50, true));
    alone.note("toy", "b", town, ended(50, true));
    expect(alone.of("toy", town)).toHaveLength(1);
    expect(JSON.parse(kept.get("cinderbox.alone") ?? "{}").toy).toHaveLength(1);
  });
  it("are to be beaten by the best: a win, then the most points", () => {
    const past = (score: number, won: boolean): Past => ({ table: "", options: "", score, won });
    expect(bestOf([past(60, false), past(44, true), past(51, true), past(48, true)])).toEqual(past(51, true));
    expect(bestOf([])).toBeNull();
  });
  it("tell how often one has won", () => {
    alone.note("toy", "c", town, ended(50, true));
    alone.note("toy", "d", town, ended(70, false));
    expect(alone.toBeat("toy", town)).toBe("To beat: 50, won. Won 1 of 2.");
  });
  it("are not had by giving up, nor at a table for two", () => {
    alone.note("two", "e", town, ended(0, false, []));
    alone.note("two", "f", town, { scores: [3, 2], winners: [0], reason: "", sheet: [["VP", [3, 2]]] } as never);
    expect(alone.of("two", town)).toEqual([]);
  });
  it("are those of the same player on another device, too", () => {
    const played = (table: string, score: number, came: string) =>
      ({
        table,
        game: "far",
        seats: 1,
        options: town,
        came,
        scores: [score],
        names: ["Ann"],
        seat: 0,
        place: 1,
      }) as never;
    alone.note("far", "here", town, ended(44, true));
    alone.learn([played("there", 52, "won"), played("here", 44, "won"), played("left", 0, "lost")]);
    expect(alone.of("far", town).map((one) => one.score)).toEqual([44, 52]);
    expect(alone.toBeat("far", town)).toBe("To beat: 52, won. Won 2 of 2.");
  });
  it("do not push out the best one when there are very many", () => {
    alone.note("toy", "best", town, ended(99, true));
    for (let i = 0; i < 250; i += 1) alone.note("toy", `g${i}`, town, ended(10, false));
    expect(alone.of("toy", town)).toHaveLength(200);
    expect(alone.toBeat("toy", town)).toContain("99, won");
  });
});
