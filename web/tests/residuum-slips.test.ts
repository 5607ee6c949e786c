import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emblems, ground } from "../src/games/residuum/cards/emblems";
import { cubesOf, listed, parts } from "../src/games/residuum/cards/parts";
import { readOf } from "../src/games/residuum/cards/read";
import { slipVerbs } from "../src/games/residuum/slips/verbs";
import type { Event } from "../src/games/residuum/events.gen";
import { resultOf, slipFor, withTotals } from "../src/games/residuum/slips/which";
import { resources } from "../src/games/residuum/texts/slips";
import { RESOURCES, type Battle, type View } from "../src/games/residuum/view";
import type { Question } from "../src/games/residuum/wire.gen";
import { grounds } from "../src/look/plate";

const pack = readFileSync(join(import.meta.dirname, "../../src/cinderbox/games/residuum/content.toml"), "utf8");
const verbs = readFileSync(join(import.meta.dirname, "../../src/cinderbox/games/residuum/model.py"), "utf8");
const wordId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]/g, "_");
const entries = [
  ...pack.matchAll(
    /\[\[(character|conflict|discovery|trade_town)\]\]\s+id = "([\w-]+)"\s+name = "([^"]+)"(?:.*\n)*?text = "([^"]+)"/g,
  ),
].map((found) => ({ sort: found[1] ?? "", id: found[2] ?? "", name: found[3] ?? "", text: found[4] ?? "" }));
const ids = entries.map((one) =>
  one.sort === "discovery" ? wordId(one.name) : one.sort === "conflict" ? `war-${one.id.at(-1)}` : one.id,
);

describe("the cards of Residuum", () => {
  it("are 36 Discoveries, 10 of the Trade Town, 5 values and 4 leaders", () =>
    expect(entries.length).toBe(36 + 10 + 5 + 4));
  it("each have an emblem of their own, and there is no other", () => {
    expect(Object.keys(emblems).sort()).toEqual([...ids].sort());
    expect(new Set(Object.values(emblems)).size).toBe(ids.length);
  });
  it("have emblems that are drawn, not pictures or scripts", () => {
    for (const [id, part] of Object.entries(emblems)) {
      expect(part, id).toMatch(/^<(path|circle|g|ellipse|rect)\b/);
      expect(part, id).not.toMatch(/<(image|script|a|text)\b|href|undefined|NaN/);
    }
  });
  it("lie on one of six grounds, every one of them used", () =>
    expect(new Set(ids.map(ground))).toEqual(new Set(Object.keys(grounds))));
  it("come apart into what they need and what they do", () => {
    for (const one of entries.filter((card) => card.sort === "discovery")) {
      const { need, effect } = parts(one.text);
      expect(effect, one.name).not.toMatch(/Requirement|Cost:/);
      expect(effect.length, one.name).toBeGreaterThan(20);
      expect(need === "", one.name).toBe(one.text.startsWith("No requirement"));
    }
  });
  it("tell their cost in cubes", () => expect(cubesOf([0, 3, 0, 0, 2, 0, 0, 0, 0])).toEqual({ tech: 3, wood: 2 }));
});

describe("a thing to read", () => {
  it("is a card, a leader, a hex, a piece or a resource by its name", () => {
    expect(readOf("still_house", null)).toEqual({ sort: "discovery", id: "still_house" });
    expect(readOf("town:TTC-01", null)).toEqual({ sort: "town", id: "TTC-01" });
    expect(readOf("leader:CHR-02", null)).toEqual({ sort: "leader", id: "CHR-02", used: null });
    expect(readOf("land:oil_field", null)).toMatchObject({ sort: "land", land: "oil_field" });
    expect(readOf("piece:outpost", null)).toEqual({ sort: "piece", piece: "outpost" });
    expect(readOf("water", null)).toEqual({ sort: "resource", resource: "water" });
  });
});

describe("slip verbs", () => {
  it("are verbs of the game", () => {
    const known = new Set([...verbs.matchAll(/register\(\s*"(\w+)"/g)].map((found) => found[1]));
    expect(slipVerbs.filter((one) => !known.has(one))).toEqual([]);
  });
});

const asks = (name: Question["name"], more: object = {}): Question => ({ name, way_out: null, ...more }) as Question;

it("cubes are said in words", () => expect(listed({ food: 2, oil: 1 }, resources)).toBe("2 Food, 1 Oil"));

const view = (table: object): View =>
  ({ table: { battle: null, deal: null, basket: null, ...table }, mine: {} }) as unknown as View;

describe("a slip", () => {
  it("fits the question", () => {
    expect(slipFor(asks("actions"), view({}))).toBe(null);
    expect(slipFor(asks("sell"), view({}))).toBe("barter");
    expect(slipFor(asks("lay_second"), view({}))).toBe("conflict");
    expect(slipFor(asks("upkeep"), view({}))).toBe("options");
  });
  it("shows a conflict to everybody who is not asked something else", () => {
    const battle = view({ battle: { sides: [{ seat: 0 }, { seat: 2 }] } });
    expect(slipFor(null, battle)).toBe("conflict");
    expect(slipFor(asks("pay"), battle)).toBe("pay");
  });
});

describe("the result of a conflict", () => {
  const log: Event[] = [
    { kind: "meet", seat: 0, other: 1, hex: "h4" },
    { kind: "show", seat: 0, war: 3 },
    { kind: "total", seat: 0, number: 8, tech: 2, ability: 0 },
    { kind: "total", seat: 1, number: 9, tech: 0, ability: 0 },
  ];
  it("is not told before both totals are", () => expect(resultOf(log.slice(0, 3))).toBe(null));
  it("has the total that was told last, as an ability may be used once they are known", () => {
    const more: Event[] = [
      { kind: "ability", seat: 0, leader: "Ann" },
      { kind: "total", seat: 0, number: 11, tech: 2, ability: 3 },
      { kind: "win", seat: 0 },
    ];
    const told = resultOf([...log, ...more]);
    expect([...(told?.totals.values() ?? [])].map((one) => [one.seat, one.number])).toEqual([
      [0, 11],
      [1, 9],
    ]);
    expect(told?.winner).toBe(0);
  });
  it("may be a draw, or not be known yet", () => {
    expect(resultOf([...log, { kind: "draw", seat: null }])?.winner).toBe(null);
    expect(resultOf(log)?.winner).toBe(undefined);
  });
  it("has the Tech that was committed last", () => {
    const battle = {
      sides: [
        { seat: 0, sources: { tech: 0 } },
        { seat: 1, sources: {} },
      ],
    } as unknown as Battle;
    const after = withTotals(battle, resultOf(log)!);
    expect(after.sides.map((side) => side.sources.tech)).toEqual([2, 0]);
  });
});

it("all resources have a name", () => expect(Object.keys(resources)).toEqual([...RESOURCES]));
