import { describe, expect, it } from "vitest";
import { linesOf, plinth, slabs } from "../src/games/remnants/buildings";
import type { Event } from "../src/games/remnants/events.gen";
import { lights, sitesWith } from "../src/games/remnants/lights";
import { ended, lastBattle } from "../src/games/remnants/slips/fought";
import { slipFor } from "../src/games/remnants/slips/which";
import { keyed, spacesOf, spot, type Question, type View } from "../src/games/remnants/view";
import type { Action } from "../src/wire";

const act = (action: string): Action => {
  const [verb = "", target = null] = action.split(":");
  return { action, verb, target, label: action };
};
const table = {
  tiles: [{ development: "dev_shanty_row", spaces: ["A3", "A4"], products: 2, controller: 0 }],
  players: [],
  tokens: [],
} as unknown as View["table"];

describe("spaces", () => {
  it("are columns and rows", () =>
    expect([spot("A1"), spot("G7")]).toEqual([
      [0, 0],
      [6, 6],
    ]));
  it("are what an action is about", () => {
    const siting = { name: "choose_site", sites: { "site:b2-c2": ["B2", "C2"] } } as unknown as Question;
    expect(spacesOf(act("to:d4"), siting, table)).toEqual(["D4"]);
    expect(spacesOf(act("fight:d4-trooper"), siting, table)).toEqual(["D4"]);
    expect(spacesOf(act("sell:a3"), siting, table)).toEqual(["A3", "A4"]);
    expect(spacesOf(act("site:b2-c2"), siting, table)).toEqual(["B2", "C2"]);
    expect(spacesOf(act("play:gm_min"), siting, table)).toEqual([]);
  });
});

describe("what glows in the city", () => {
  it("says how far away a space is and which dice are rolled there", () => {
    const question = {
      name: "move_to",
      start: "D1",
      steps: 3,
      far: { "to:d2": 1, "to:d3": 2 },
      battles: { "to:d3": [2, 1] },
    } as unknown as Question;
    const found = lights([act("to:d2"), act("to:d3")], question, table, []);
    expect(found.get("D2")).toMatchObject({ steps: 1, tag: "" });
    expect(found.get("D3")).toMatchObject({ steps: 2, tag: "2 v 1 dice" });
  });
  it("says what the next product of a development brings", () => {
    const question = { name: "sell", wares: [{ wish: "sell:a3", gain: 3000 }] } as unknown as Question;
    expect(lights([act("sell:a3")], question, table, []).get("A4")).toMatchObject({ tag: "+3,000" });
  });
  it("leaves of all sites those that cover what was touched", () => {
    const sites = { "site:b2-c2": ["B2", "C2"], "site:c2-d2": ["C2", "D2"], "site:c2-c3": ["C2", "C3"] };
    const question = { name: "choose_site", sites } as unknown as Question;
    const actions = Object.keys(sites).map(act);
    expect(sitesWith(actions, question, ["C2", "C3"]).map((one) => one.action)).toEqual(["site:c2-c3"]);
    expect([...lights(actions, question, table, ["C2"]).keys()].sort()).toEqual(["B2", "C3", "D2"]);
  });
});

describe("developments", () => {
  it("are one slab a space, joined over the gaps", () => expect(slabs(["A3", "A4"], 6)).toHaveLength(3));
  it("have their name under the lowest row", () => expect(plinth(["A3", "A4"])).toMatchObject({ x: 6, y: 394, w: 88 }));
  it("break a name into lines that fit", () => {
    expect(linesOf("Counterfeit Press", 12)).toEqual(["Counterfeit", "Press"]);
    expect(linesOf("Counterfeit Press", 26)).toEqual(["Counterfeit Press"]);
  });
});

describe("cards that are marked", () => {
  it("are told apart by their count", () =>
    expect(keyed(["a", "b", "a"]).map((one) => one.key)).toEqual(["a/0", "b/0", "a/1"]));
});

describe("a battle in the log", () => {
  const told = (events: object[]): readonly Event[] => events as unknown as readonly Event[];
  it("is who laid what, the dice, the sums and what was lost", () => {
    const found = lastBattle(
      told([
        { kind: "battle", seat: 0, other: 1, space: "D4" },
        { kind: "reveal", seat: 0, card: "gm_min" },
        { kind: "dice", seat: 0, dice: [2, 0], hits: 2 },
        { kind: "total", seat: 0, total: 6, cards: 4, hits: 2, more: 0 },
        { kind: "total", seat: 1, total: 3, cards: 3, hits: 0, more: 0 },
        { kind: "battle_won", seat: 0, by: 3 },
        { kind: "remove", seat: 1, card: "gm_thug" },
      ]),
    );
    expect(found).toMatchObject({ space: "D4", defender: 1, winner: 0, margin: 3, over: true });
    expect(found?.sides[0]).toMatchObject({ cards: ["gm_min"], dice: [2, 0], sums: { total: 6 } });
    expect(found?.lost).toEqual([{ seat: 1, card: "gm_thug" }]);
  });
  it("ends in a line with what the server says it was won by", () => {
    const table = { name: (seat: number): string => `P${seat}` };
    expect(ended(table, false, 1, 3)).toBe("P1 wins by 3");
    expect(ended(table, false, 1, 0)).toBe("P1 wins the tie");
    expect([ended(table, true, 0, 2), ended(table, true, null, null)]).toEqual([
      "The unit is beaten.",
      "The Yugai hold.",
    ]);
  });
  it("against the Yugai has one side", () => {
    const found = lastBattle(
      told([
        { kind: "fight", seat: 0, token: "ycu_patrol", space: "D3", attack: 4 },
        { kind: "battle_lost", seat: 0 },
      ]),
    );
    expect(found).toMatchObject({ defender: null, winner: null, over: true, attack: 4 });
    expect(found?.sides).toHaveLength(1);
  });
});

describe("slips", () => {
  const view = (more: object): View =>
    ({ table: { battle: null, auction: null, ...more }, mine: {} }) as unknown as View;
  const named = (name: string): Question => ({ name }) as Question;
  it("answer what no place of the table can answer", () => {
    expect(slipFor(named("bid"), view({}))).toBe("auction");
    expect(slipFor(named("remove_unit"), view({}))).toBe("battle");
    expect(slipFor(named("turn"), view({}))).toBeNull();
  });
  it("show whoever watches what is fought and bid for", () => {
    expect(slipFor(null, view({ auction: {} }))).toBe("auction");
    expect(slipFor(null, view({ auction: {}, battle: {} }))).toBe("battle");
  });
});
