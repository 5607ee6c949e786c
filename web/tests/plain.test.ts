import { describe, expect, it } from "vitest";
import { entries } from "../src/plain/catalog";
import { byVerb, priceText } from "../src/plain/choices";
import { laid, plainly, shown } from "../src/plain/groups";
import type { Action, Json } from "../src/wire";

const seen = (table: Json, mine: Json = {}, seat: number | null = 0) => shown({ view: { table, mine }, seat });

describe("groups that are sent", () => {
  const all = seen(
    {
      groups: [
        { name: "deck", seat: null, cards: [null, null, null] },
        { name: "rust", seat: 0, number: 4 },
        { name: "rust", seat: 1, number: 0 },
        { name: "tracks", seat: 1, numbers: [1, 0, 3] },
        { name: "weather", seat: null, text: "Dust until evening." },
      ],
    },
    { groups: [{ name: "hand", seat: 0, cards: ["Shovel", "Rope", "Shovel"] }] },
  );

  it("lie before their seats or in the middle, and what is one's own apart", () => {
    expect(all.table.map((group) => group.name)).toEqual(["Deck", "Weather"]);
    expect([...all.seats.keys()]).toEqual([0, 1]);
    expect(all.seats.get(1)).toEqual([
      { name: "Rust", seat: 1, number: 0 },
      { name: "Tracks", seat: 1, numbers: [1, 0, 3] },
    ]);
    expect(all.mine).toEqual([{ name: "Hand", seat: 0, cards: ["Shovel", "Rope", "Shovel"] }]);
  });
  it("show equal cards once, and those face down as a number at the end", () => {
    expect(laid([null, "Rope", null, "Shovel", "Rope"])).toEqual([
      { name: "Rope", count: 2 },
      { name: "Shovel", count: 1 },
      { name: null, count: 2 },
    ]);
  });
  it("are only what they should be", () =>
    expect(seen({ groups: [{ name: 3 }, "x", null, { name: "ok", cards: ["A", 7, null] }] }).table).toEqual([
      { name: "Ok", seat: null, cards: ["A", null] },
    ]));
});

describe("a view without groups", () => {
  const all = seen(
    {
      game: "toy",
      round: 3,
      season: "dry_spell",
      market: ["water_silo", "camp"],
      tracks: [1, 2],
      to_act: [0],
      outcome: null,
      gone: [],
      sides: [
        { seat: 0, water: 2, columns: [[{ card: "looter", ready: true, harm: "none", uses: 0 }, null], []] },
        { seat: 1, water: 0, columns: [] },
      ],
      piles: { waste: 3, camp: 0 },
    },
    { seat: 0, hand: ["scout"] },
  );

  it("is told field by field, without what is said elsewhere or not there", () => {
    expect(all.table).toEqual([
      { name: "Round", seat: null, number: 3 },
      { name: "Season", seat: null, text: "dry spell" },
      { name: "Market", seat: null, cards: ["Water silo", "Camp"] },
      { name: "Tracks", seat: null, numbers: [1, 2] },
      { name: "Piles", seat: null, rows: [{ title: "", facts: ["waste 3", "camp 0"] }] },
    ]);
    expect(all.mine).toEqual([{ name: "Hand", seat: 0, cards: ["Scout"] }]);
  });
  it("gives each seat what is its own", () => {
    expect(all.seats.get(0)).toEqual([
      { name: "Water", seat: 0, number: 2 },
      { name: "Columns 1", seat: 0, rows: [{ title: "Looter", facts: ["ready", "uses 0"] }] },
    ]);
    expect(all.seats.get(1)).toEqual([{ name: "Water", seat: 1, number: 0 }]);
  });
  it("may be nothing at all", () => expect(shown({ view: null, seat: null })).toMatchObject({ table: [], mine: [] }));
});

describe("choices", () => {
  const action = (verb: string, target: string | null, label: string, price?: Json): Action =>
    ({
      action: target ? `${verb}:${target}` : verb,
      verb,
      target,
      label,
      ...(price === undefined ? {} : { price }),
    }) as Action;

  it("stand under their verb; single ones first, and each keeps its key", () => {
    const found = byVerb(
      [
        action("buy", "rope", "Buy Rope", 2),
        action("buy", "shovel", "Buy Shovel", { rust: 1, water: 0 }),
        action("end", null, "End the turn"),
      ],
      String,
    );
    expect(found.map((one) => one.name)).toEqual(["", "Buy"]);
    expect(found[0]?.choices).toEqual([{ action: "end", label: "End the turn", price: "", at: 2 }]);
    expect(found[1]?.choices.map((one) => [one.price, one.at])).toEqual([
      ["2", 0],
      ["1 rust", 1],
    ]);
  });
  it("name their price in words", () =>
    expect(
      ([undefined, null, 3, "2 water", { a_kind: 2, b: true }, [{ a: 1 }, { b: 2 }]] as Json[]).map(priceText),
    ).toEqual(["", "", "3", "2 water", "2 a kind, b", "1 a, 2 b"]));
});

describe("the catalog", () => {
  it("is read wherever something has a name", () => {
    const found = entries({
      version: 2,
      cards: {
        rope: { id: "rope", name: "Rope", cost: 2, text: "Climb.", sort: "tool", abilities: [{ text: "Pull." }] },
      },
      leaders: [{ name: "Ione", traits: ["Never sleeps at all."], count: 1 }],
    });
    expect(found).toEqual([
      {
        name: "Rope",
        kind: "Cards",
        texts: ["Climb.", "Pull."],
        facts: [
          ["Cost", "2"],
          ["Sort", "Tool"],
        ],
      },
      { name: "Ione", kind: "Leaders", texts: ["Never sleeps at all."], facts: [] },
    ]);
  });
  it("may be empty", () => expect([entries(null), entries({}), entries({ a: 1 })]).toEqual([[], [], []]));
});

it("ids read like words", () => expect(["water_silo", "A b", ""].map(plainly)).toEqual(["Water silo", "A b", ""]));
