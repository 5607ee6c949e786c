import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emblems, ground } from "../src/games/residuum/cards/emblems";
import { cubesOf, parts } from "../src/games/residuum/cards/parts";
import { readOf } from "../src/games/residuum/cards/read";
import {
  answer,
  broken,
  cubesPaid,
  hintedPlan,
  leftAfter,
  listed,
  mostBought,
  owed,
  proposedSale,
  saleFits,
  shifted,
  sum,
} from "../src/games/residuum/slips/sums";
import { slipVerbs } from "../src/games/residuum/slips/verbs";
import type { Event } from "../src/games/residuum/events.gen";
import { resultOf, slipFor, withAdded } from "../src/games/residuum/slips/which";
import { resources } from "../src/games/residuum/texts/slips";
import { RESOURCES, type Battle, type Cubes, type View } from "../src/games/residuum/view";
import type { PayRow, Question } from "../src/games/residuum/wire.gen";
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

const row = (resource: PayRow["resource"], value: number, held: number, left = 0): PayRow => ({
  resource,
  value,
  held,
  left,
  usual: 0,
  cubes: Array.from({ length: left + held * value + 1 }, (_, points) => Math.ceil(Math.max(0, points - left) / value)),
});
const asks = (name: Question["name"], more: object = {}): Question => ({ name, way_out: null, ...more }) as Question;

describe("a payment", () => {
  it("breaks whole cubes, left-overs first", () => {
    expect(broken(row("food", 2, 3), 3)).toBe(2);
    expect(broken(row("food", 2, 3, 1), 3)).toBe(1);
    expect(leftAfter(row("oil", 6, 1), 4)).toBe(2);
    expect(cubesPaid([row("provisions", 1, 5), row("food", 2, 3)], { provisions: 1, food: 3 })).toEqual({
      provisions: 1,
      food: 2,
    });
  });
  it("takes one step as a hint names it, and the others make up for it", () => {
    const rows = [{ ...row("provisions", 1, 9), usual: 4 }, row("food", 2, 1), row("wood", 2, 4)];
    expect(hintedPlan(4, rows, "provisions", 0)).toEqual({ food: 2, wood: 2 });
    expect(hintedPlan(4, rows, "food", 2)).toEqual({ provisions: 2, food: 2 });
  });
  it("gives way when another resource pays more, Provisions first", () => {
    expect(shifted(8, { provisions: 8 }, "food", 3)).toEqual({ provisions: 5, food: 3 });
    expect(shifted(4, { provisions: 1, food: 3 }, "water", 3)).toEqual({ food: 1, water: 3 });
    expect(shifted(8, { provisions: 8 }, "provisions", 6)).toEqual({ provisions: 6 });
  });
  it("is said in cubes", () => expect(listed({ food: 2, oil: 1 }, resources)).toBe("2 Food, 1 Oil"));
});

const sales: Cubes = { provisions: 1, tech: 2, food: 2, water: 2, wood: 2, chem: 4, oil: 6, gold: 8, nuclear: 18 };

describe("a barter", () => {
  it("sells the cheapest that will do, and no cube too many", () => {
    expect(proposedSale({ provisions: 3, tech: 4 }, {}, sales, 3)).toEqual({ provisions: 3 });
    expect(proposedSale({ provisions: 1, oil: 1 }, {}, sales, 3)).toEqual({ oil: 1 });
    expect(proposedSale({ provisions: 5, oil: 2 }, { oil: 1 }, sales, 8)).toEqual({ provisions: 5 });
  });
  it("always proposes a sale that the rules accept, where there is one", () => {
    for (let due = 1; due <= 30; due++) {
      const stock: Cubes = { provisions: due % 4, tech: due % 3, chem: 1 + (due % 2), oil: 2, gold: 2 };
      const sold = proposedSale(stock, {}, sales, due);
      if (sum(stock, sales) >= due) expect(saleFits(sold, sales, due), String(due)).toBe(true);
    }
  });
  it("refuses too little, and a cube that is not needed", () => {
    expect(saleFits({ tech: 1 }, sales, 3)).toBe(false);
    expect(saleFits({ tech: 2 }, sales, 3)).toBe(true);
    expect(saleFits({ tech: 2, provisions: 1 }, sales, 3)).toBe(false);
  });
  it("sells at least one cube however large the extra value", () => {
    expect(owed(3, 6)).toBe(1);
    expect(owed(9, 6)).toBe(3);
    expect(owed(0, 6)).toBe(0);
  });
  it("is limited by the rules of the town and by what there is to sell", () => {
    const ask = { buys: { tech: 3, oil: 8 }, sales, limits: { tech: 99, oil: 2 } };
    expect(mostBought(ask, { provisions: 7 }, {}, 0, "tech", {})).toBe(2);
    expect(mostBought(ask, { provisions: 99 }, {}, 0, "oil", {})).toBe(2);
    expect(mostBought(ask, { tech: 9 }, {}, 0, "tech", {})).toBe(0);
    expect(mostBought(ask, { provisions: 99 }, { oil: 1 }, 0, "tech", { oil: 1 })).toBe(0);
  });
});

const view = (table: object): View =>
  ({ table: { battle: null, deal: null, basket: null, ...table }, mine: {} }) as unknown as View;

describe("a plan", () => {
  it("answers one question after the other as was decided", () => {
    expect(answer({ sort: "pay", points: { food: 3 } }, asks("pay", { asked: "food" }), view({}))).toBe("points:3");
    expect(answer({ sort: "pay", points: { food: 3 } }, asks("pay", { asked: "tech" }), view({}))).toBe("points:0");
    expect(answer({ sort: "pay", points: {} }, asks("actions"), view({}))).toBe(null);
  });
  it("fills a basket in order, then sells", () => {
    const plan = { sort: "barter", bought: { tech: 1, oil: 1 }, sold: { provisions: 9 } } as const;
    expect(answer(plan, asks("buy"), view({ basket: { bought: {} } }))).toBe("buy:tech");
    expect(answer(plan, asks("buy"), view({ basket: { bought: { tech: 1 } } }))).toBe("buy:oil");
    expect(answer(plan, asks("buy"), view({ basket: { bought: { tech: 1, oil: 1 } } }))).toBe("done");
    expect(answer(plan, asks("sell", { asked: "provisions" }), view({ basket: { bought: {} } }))).toBe("sell:9");
  });
  it("puts an offer together, what is given first", () => {
    const plan = { sort: "deal", gives: { tech: 1 }, wants: { gold: 1 } } as const;
    const deal = (gives: Cubes, wants: Cubes, standing = false): View => view({ deal: { gives, wants, standing } });
    expect(answer(plan, asks("negotiate"), deal({}, {}))).toBe("give:tech");
    expect(answer(plan, asks("negotiate"), deal({ tech: 1 }, {}))).toBe("want:gold");
    expect(answer(plan, asks("negotiate"), deal({ tech: 1 }, { gold: 1 }))).toBe("offer");
    expect(answer(plan, asks("negotiate"), deal({ tech: 1 }, { gold: 1 }, true))).toBe(null);
  });
});

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

const three = (): number => 3;

describe("the result of a conflict", () => {
  const log: Event[] = [
    { kind: "meet", seat: 0, other: 1, hex: "h4" },
    { kind: "show", seat: 0, war: "Charge (3)" },
    { kind: "total", seat: 0, number: 8 },
    { kind: "total", seat: 1, number: 9 },
  ];
  it("is not told before both totals are", () => expect(resultOf(log.slice(0, 3), three)).toBe(null));
  it("counts an ability that was used after the totals", () => {
    const told = resultOf([...log, { kind: "ability", seat: 0, leader: "Ann" }, { kind: "win", seat: 0 }], three);
    expect([...(told?.totals ?? [])]).toEqual([
      [0, 11],
      [1, 9],
    ]);
    expect(told?.winner).toBe(0);
  });
  it("may be a draw, or not be known yet", () => {
    expect(resultOf([...log, { kind: "draw", seat: null }], three)?.winner).toBe(null);
    expect(resultOf(log, three)?.winner).toBe(undefined);
  });
  it("has the Tech that was committed last", () => {
    const battle = {
      sides: [
        { seat: 0, sources: { tech: 1 } },
        { seat: 1, sources: {} },
      ],
    } as unknown as Battle;
    const after = withAdded(battle, [{ kind: "add", seat: 0, resource: "tech", number: 2, hex: null }], three);
    expect(after.sides.map((side) => side.sources.tech)).toEqual([3, 0]);
  });
});

it("all resources have a name", () => expect(Object.keys(resources)).toEqual([...RESOURCES]));
