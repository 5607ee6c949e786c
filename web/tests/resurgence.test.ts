import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emblemsOf, ground } from "../src/games/resurgence/cards/emblems";
import { priceOf, tagOf } from "../src/games/resurgence/gains";
import { slipFor } from "../src/games/resurgence/slips/which";
import { amounts, heapOf, keywords, partOf, triggers, words } from "../src/games/resurgence/texts/en";
import { words as slips } from "../src/games/resurgence/texts/slips";
import {
  assigned,
  listed,
  missionActions,
  others,
  reaching,
  roomActions,
  spaceActions,
  VERBS,
  type Catalog,
  type View,
} from "../src/games/resurgence/view";
import type { Question } from "../src/games/resurgence/wire.gen";
import { grounds } from "../src/look/plate";
import type { Action } from "../src/wire";

const model = readFileSync(join(import.meta.dirname, "../../src/cinderbox/games/resurgence/model.py"), "utf8");
const pack = readFileSync(join(import.meta.dirname, "../../src/cinderbox/games/resurgence/content.toml"), "utf8");
const act = (text: string): Action => {
  const [verb, target] = text.split(":");
  return { action: text, verb: verb ?? "", target: target ?? null, label: text };
};
const wordId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]/g, "_");
const people = [...pack.matchAll(/\[\[(survivors|heroes)\]\]\s+id = "[\w-]+"\s+name = "([^"]+)"/g)].map((found) =>
  wordId(found[2] ?? ""),
);
const catalog = {
  cards: Object.fromEntries(people.map((id) => [id, { type: "laborer" }])),
  missions: {},
  spaces: {},
  events: {},
  salvage: {},
  directives: {},
  mutant_leadership: {},
} as unknown as Catalog;

describe("the people of Resurgence", () => {
  it("are 36 Survivors and 6 Heroes", () => expect(people.length).toBe(42));
  it("each have an emblem of their own", () =>
    expect(new Set(Object.values(emblemsOf(catalog))).size).toBe(people.length));
  it("have emblems that are drawn", () => {
    for (const [id, part] of Object.entries(emblemsOf(catalog))) {
      expect(part, id).toMatch(/^<(path|circle|g|rect)\b/);
      expect(part, id).not.toMatch(/<(image|script|a|text)\b|href|undefined|NaN/);
    }
  });
  it("lie on one of six grounds, every one of them used", () =>
    expect(new Set(people.map(ground))).toEqual(new Set(Object.keys(grounds))));
});

describe("what the page has buttons for", () => {
  it("is every verb of the game", () => {
    const registered = [...model.matchAll(/self\.register\(\s*"(\w+)"/g)].map((found) => found[1] ?? "");
    expect(registered.length).toBeGreaterThan(30);
    expect([...VERBS].sort()).toEqual(registered.sort());
  });
  it("has a word for every trigger", () => {
    const listedThere = /TRIGGERS: Final = \[([^\]]+)\]/.exec(model)?.[1] ?? "";
    const names = [...listedThere.matchAll(/"(\w+)"/g)].map((found) => found[1] ?? "");
    expect(Object.keys(triggers).sort()).toEqual(names.sort());
  });
  it("is a slip wherever the table itself has no answer", () => {
    const asked = (name: string): Question => ({ name, way_out: null }) as unknown as Question;
    expect(slipFor(asked("reward"))).toBe(true);
    expect(slipFor(asked("something_new"))).toBe(true);
    expect(slipFor(asked("work"))).toBe(false);
    expect(slipFor(null)).toBe(false);
  });
});

describe("what belongs to a space", () => {
  const open = ["place:arbat_upper", "place_as:librarian.arbat_lower", "effect", "build:armory", "end"].map(act);
  it("is going there, with or without help, and using it", () => {
    const texts = (space: string, placed: string | null): string[] =>
      spaceActions(open, space, placed).map((one) => one.action);
    expect(texts("arbat_upper", null)).toEqual(["place:arbat_upper"]);
    expect(texts("arbat_lower", null)).toEqual(["place_as:librarian.arbat_lower"]);
    expect(texts("kremlin_upper", "kremlin_upper")).toEqual(["effect"]);
    expect(roomActions(open, "armory", null).map((one) => one.action)).toEqual(["build:armory"]);
  });
  it("is picking a token that could go there", () => {
    const question = {
      name: "choose_token",
      way_out: null,
      reach: { "laborer.metro": ["arbat_upper"], "hero.harbor": [] },
    } as Question;
    const sends = ["send:laborer.metro", "send:hero.harbor"].map(act);
    expect(reaching(sends, question, "arbat_upper").map((one) => one.action)).toEqual(["send:laborer.metro"]);
    expect(reaching(sends, null, "arbat_upper")).toEqual([]);
  });
  it("costs what the server says", () => {
    expect(priceOf({ items: 1, beast: false })).toBe("1 item");
    expect(priceOf({ items: 2, beast: true })).toBe("2 items, Ammo or Meds");
    expect(priceOf(undefined)).toBe("");
  });
  it("gives what the server says, and of several items one", () => {
    const question = {
      name: "work",
      costs: { event: { food: 2 } },
      gains: { event: { meds: 2 }, "activate:surgeon": {} },
      choices: { "activate:surgeon": ["food", "fuel"] },
    } as unknown as Question;
    expect(tagOf(question, [act("event")])).toBe("+2 Meds, −2 Food");
    expect(tagOf(question, [act("activate:surgeon")])).toBe("+1 Food or 1 Fuel");
  });
});

describe("heaps and seats", () => {
  it("are listed token by token", () => {
    expect(listed({ laborer: 2, hero: 1 })).toEqual(["hero", "laborer", "laborer"]);
    expect(heapOf({ hero: 1, laborer: 2 })).toBe("1 Hero, 2 Laborer");
    expect(heapOf({})).toBe("nothing");
  });
  it("show behind the screen what was assigned so far", () =>
    expect(assigned(["hero", "laborer", "laborer"], ["assign:metro", "assign:harbor"])).toEqual({
      metro: ["hero"],
      harbor: ["laborer"],
      compound: [],
    }));
  it("go round from the next player on", () => {
    const table = { players: [0, 1, 2].map((seat) => ({ seat })) } as unknown as View["table"];
    expect(others(table, 1).map((one) => one.seat)).toEqual([2, 0]);
    expect(others(table, null).map((one) => one.seat)).toEqual([0, 1, 2]);
  });
  it("find what may be done with a Mission", () =>
    expect(missionActions(["plan:star_charts", "complete:ration_day"].map(act), "ration_day").length).toBe(1));
});

describe("the words", () => {
  it("count", () => {
    expect(partOf("parts", 1)).toBe("1 Part");
    expect(partOf("lead_any", 2)).toBe("2 × a step on any track");
    expect(amounts({ food: 2, vp: 3 })).toBe("2 Food, 3 VP");
  });
  it("keep the voice", () => {
    const flat = JSON.stringify([words, slips, keywords.map((one) => one.meaning)]);
    expect(flat).not.toContain("!");
  });
  it("explain words that stand on cards", () => {
    for (const one of keywords) expect(pack, one.word).toMatch(one.find);
  });
});
