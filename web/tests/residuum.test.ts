import { describe, expect, it } from "vitest";
import { belongs, common, deeds, lights } from "../src/games/residuum/deeds";
import {
  beyond,
  border,
  borderBetween,
  bounds,
  centre,
  corners,
  fit,
  parse,
  R,
  townOutline,
} from "../src/games/residuum/geometry";
import { askedAt, bring, toldAt } from "../src/games/residuum/focus";
import type { Event } from "../src/games/residuum/events.gen";
import { moved } from "../src/games/residuum/followed";
import { called, hexName, retold } from "../src/games/residuum/names";
import { remembered } from "../src/games/residuum/remembered";
import { KINDS, spot } from "../src/games/residuum/motion";
import { chips, spots, walls } from "../src/games/residuum/pieces";
import { drawn, others, out, type Hex, type Player, type View } from "../src/games/residuum/view";
import type { Question } from "../src/games/residuum/wire.gen";
import type { Action, Scene, TableEvent } from "../src/wire";

const stock = { provisions: 0, tech: 0, food: 0, water: 0, wood: 0, chem: 0, oil: 0, gold: 0, nuclear: 0 };
const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  leader: { id: "ione", name: "Ione", strategy: "skilled", bartering: "competent", used: false },
  stock,
  x: 0,
  visits: 0,
  won: 0,
  basecamp: null,
  outriders: [],
  outposts: [],
  barricades: [],
  hand: 0,
  completed: [],
  kept: [],
  points: 0,
  score: {},
  ...more,
});
const hex = (id: string, q: number, r: number, land: Hex["land"] = "wasteland", near: string[] = []): Hex => ({
  id,
  q,
  r,
  land,
  near,
});
const MAP = [
  hex("h0", 0, 0, "trade_town", ["h1"]),
  hex("h1", 1, 0, "water_source", ["h0", "h4"]),
  hex("h4", 2, 0, "oil_field", ["h1", "h5"]),
  hex("h5", 3, -1, "wasteland", ["h4"]),
];
const view = (players: Player[], mine: View["mine"] = {}): View =>
  ({
    table: { hexes: MAP, drawn: [], players, round: 1, this_turn: { fought: [] }, oil: [] },
    mine,
  }) as unknown as View;
const act = (text: string): Action => ({
  action: text,
  label: text,
  verb: text.split(":")[0] ?? "",
  target: text.split(":")[1] ?? null,
});
const byId = new Map(MAP.map((one) => [one.id, one]));

describe("the map on the page", () => {
  it("puts neighbours side by side", () => {
    const [a, b] = [centre(0, 0), centre(1, 0)];
    expect(b.x - a.x).toBeCloseTo(Math.sqrt(3) * R);
    expect(b.y).toBe(a.y);
    expect(corners(a).split(" ")).toHaveLength(6);
  });
  it("puts a border halfway between its hexes, turned along it", () => {
    const on = border("h1.e", byId);
    expect(on?.x).toBeCloseTo((centre(1, 0).x + centre(2, 0).x) / 2);
    expect(on?.turn).toBe(90);
    expect(border("h9.e", byId)).toBeNull();
  });
  it("knows the empty cell beyond a side", () => {
    expect(beyond("h5.e", byId)).toEqual(centre(4, -1));
    expect(parse("h5.x")).toBeNull();
  });
  it("names a border from whichever hex it is asked", () => {
    const [one, other] = [MAP[1] as Hex, MAP[2] as Hex];
    expect(borderBetween(one, other)).toBe("h1.e");
    expect(borderBetween(other, one)).toBe("h1.e");
    expect(borderBetween(MAP[0] as Hex, MAP[3] as Hex)).toBeNull();
  });
  it("draws the Trade Town as one shape of four hexes", () => {
    expect(townOutline().split(" ")).toHaveLength(18);
    const outer = townOutline()
      .split(" ")
      .map((one) => Math.hypot(...(one.split(",").map(Number) as [number, number])));
    const inner = townOutline(R - 4)
      .split(" ")
      .map((one) => Math.hypot(...(one.split(",").map(Number) as [number, number])));
    expect(Math.max(...inner)).toBeLessThan(Math.max(...outer));
  });
  it("fits the whole map into a window", () => {
    const to = fit(
      bounds(
        [
          { x: 0, y: 0 },
          { x: 100, y: 50 },
        ],
        50,
      ),
      400,
      300,
    );
    expect(to.k).toBe(2);
    expect(to.x).toBe(100);
  });
});

describe("pieces in a hex", () => {
  const crowded = player(1, {
    basecamp: { hex: "h5", active: true },
    outriders: [
      { hex: "h5", active: true, nuke: false, fought: false },
      { hex: "h5", active: true, nuke: false, fought: false },
      { hex: "h5", active: false, nuke: false, fought: false },
    ],
    outposts: [{ hex: "h5", active: false }],
    barricades: [{ hex: "h5" }, { border: "h1.e" }],
  });
  it("are one chip with a number if they are equal, and lie apart if they are out of action", () => {
    const found = chips(view([crowded]).table).get("h5") ?? [];
    expect(found.map((one) => [one.kind, one.active, one.n])).toEqual([
      ["basecamp", true, 1],
      ["outrider", true, 2],
      ["outpost", false, 1],
      ["outrider", false, 1],
      ["barricade", false, 1],
    ]);
  });
  it("have room, however many they are", () => {
    for (let count = 1; count < 12; count++) {
      const all = spots(count);
      expect(all).toHaveLength(count);
      for (const one of all) expect(Math.abs(one.x) + one.size / 2).toBeLessThan(46);
    }
  });
  it("that stand on a border are walls, side by side if two players have one there", () => {
    const found = walls(view([crowded, player(0, { barricades: [{ border: "h1.e" }] })]).table);
    expect(found.map((one) => [one.seat, one.at, one.of])).toEqual([
      [1, 0, 2],
      [0, 1, 2],
    ]);
  });
  it("are counted with those that are active", () => {
    expect(out(crowded)).toEqual({ outriders: [2, 3], outposts: [0, 1], barricades: [1, 2] });
  });
  it("are named for readers", () => {
    const there = chips(view([player(1, { outposts: [{ hex: "h4", active: true }] })]).table).get("h4") ?? [];
    expect(hexName(MAP[2] as Hex, there, { me: 0, name: () => "Teodor" })).toBe("Oil Field, Teodor's Outpost, active");
    expect(hexName(MAP[2] as Hex, there, { me: 1, name: () => "Teodor" })).toBe("Oil Field, Your Outpost, active");
  });
});

describe("what can be done", () => {
  const question: Question = {
    name: "actions",
    way_out: "end",
    prices: { "recruit:h5": { points: 8 }, draw: { points: 4 }, "activate_barricade:h4.e": { points: 3 } },
    reach: [
      { verb: "move", from: "h5", to: "h4", points: 2, answers: ["move:h5", "to:h4"] },
      { verb: "move", from: "h5", to: "h1", points: 3, hazard: true, answers: ["move:h5", "to:h1"] },
      { verb: "network", from: "h5", to: "h4", points: 4, answers: ["network:h5", "to:h4"] },
      { verb: "network", from: "h5", to: "h0", points: 4, answers: ["network:h5", "to:h0"] },
    ],
  };
  const all = [
    "end",
    "draw",
    "construct_outpost",
    "move:h5",
    "network:h5",
    "recruit:h5",
    "activate_barricade:h4.e",
    "irradiate:h4",
    "use:swap_shed",
  ].map(act);
  const asked = { question, actions: all, acting: true, chosen: null, verb: null, singly: false };

  it("is sorted by verb, with one price where it is one", () => {
    const found = deeds(all, question.prices, null, new Map(), "h5");
    expect(found.map((one) => one.verb)).toEqual([
      "move",
      "network",
      "recruit",
      "construct_outpost",
      "activate_barricade",
      "draw",
      "use",
      "irradiate",
    ]);
    expect(found.find((one) => one.verb === "recruit")?.price).toEqual({ points: 8 });
    expect(common([{ points: 3 }, { points: 4 }])).toBeNull();
  });
  it("at a hex is what happens there or on its borders, and what the Basecamp there does", () => {
    const across = new Map([["h4.e", "h5"]]);
    expect(deeds(all, {}, "h5", across, "h5").map((one) => one.verb)).toEqual([
      "move",
      "network",
      "recruit",
      "construct_outpost",
      "activate_barricade",
    ]);
    expect(belongs(act("activate_barricade:h4.e"), "h5", across)).toBe(true);
    expect(belongs(act("activate_barricade:h4.e"), "h1", across)).toBe(false);
  });
  it("lights own hexes first, and nothing that is a neighbour's", () => {
    expect([...lights(asked).keys()]).toEqual(["h5"]);
    expect(lights(asked).get("h5")).toMatchObject({ how: "near", send: [] });
  });
  it("lights where a picked Outrider reaches, and one click sends the whole move", () => {
    const found = lights({ ...asked, chosen: "h5" });
    expect(found.get("h4")).toMatchObject({ how: "lit", price: { points: 2 }, send: ["move:h5", "to:h4"] });
    expect(found.get("h1")?.price).toMatchObject({ hazard: true });
    expect(found.get("h0")).toMatchObject({ how: "far", send: ["network:h5", "to:h0"] });
    expect(found.has("h5")).toBe(false);
  });
  it("takes a move with one way to go as that one", () => {
    const narrow: Question = {
      ...question,
      reach: [{ verb: "move", from: "h5", to: "h4", points: 2, answers: ["move:h5"] }],
    };
    expect(lights({ ...asked, question: narrow, chosen: "h5" }).get("h4")?.send).toEqual(["move:h5"]);
  });
  it("is one step at a time in a lesson", () => {
    expect(lights({ ...asked, chosen: "h5", singly: true }).size).toBe(0);
  });
  it("aims a picked deed", () => {
    expect([...lights({ ...asked, verb: "irradiate" }).keys()]).toEqual(["h4"]);
    expect(lights({ ...asked, verb: "activate_barricade", chosen: "h5" }).get("h4.e")?.send).toEqual([
      "activate_barricade:h4.e",
    ]);
  });
  it("in the middle of something is every place that answers it", () => {
    const found = lights({
      ...asked,
      acting: false,
      actions: ["decline", "to:h4", "place:h5.e", "keep:swap_shed"].map(act),
    });
    expect([...found.keys()]).toEqual(["h4", "h5.e"]);
  });
});

describe("the rest of the table", () => {
  it("shows rivals in turn order from the next on, and everybody to a spectator", () => {
    const { table } = view([player(0), player(1), player(2), player(3)]);
    expect(others(table, 2).map((one) => one.seat)).toEqual([3, 0, 1]);
    expect(others(table, null)).toHaveLength(4);
  });
  it("draws hexes, their sides, cards and tiles", () => {
    const scene = { view: view([], { hand: ["swap_shed"] }) } as unknown as Scene;
    const found = drawn(scene);
    for (const one of ["h4", "h4.e", "h5.sw", "swap_shed"]) expect(found.has(one)).toBe(true);
    expect(found.has("h9")).toBe(false);
  });
  it("calls places by what they are", () => {
    const { table } = view([]);
    expect(called(table, { text: "Oil Field h4", place: "h4" })).toBe("Oil Field 4");
    expect(called(table, { text: "h4", place: "h4" })).toBe("Oil Field 4");
    expect(called(table, { text: "h4.e", place: "h4" })).toBe("a border of Oil Field 4");
    expect(called(table, { text: "h77", place: "h77" })).toBe("h77");
    expect(called(table, { text: "Charge", card: "charge" })).toBe("Charge");
  });
  it("names a new hex once", () => {
    const event = (kind: string): TableEvent =>
      ({ n: 1, kind, seat: null, parts: ["As told."], land: "oil_field", hex: "h4" }) as TableEvent;
    const link = { text: "Oil Field 4", place: "h4" };
    expect(retold(event("tile"))).toEqual([link, " is laid", "."]);
    expect(retold(event("land"))).toEqual(["A hex becomes ", link, "."]);
    expect(retold(event("meet"))).toEqual(["As told."]);
    expect(called(view([]).table, link)).toBe("Oil Field 4");
  });
  it("shows an event where it happened", () => {
    expect(spot({ kind: "recruit", seat: 2, hex: "h4" })).toBe('[data-pieces="h4"]');
    expect(spot({ kind: "gain", seat: 2, resource: "oil", number: 2 })).toBe('[data-stock="2.oil"]');
    expect(spot({ kind: "turn", seat: 2, number: 2, season: "spring" })).toBeNull();
  });
});

describe("what the map brings into view", () => {
  const free = { left: 0, top: 0, right: 390, bottom: 300 };
  const lay = { k: 1, x: 195, y: 150 };
  const about = (more: object): View =>
    ({ table: { battle: null, convoy: null, ...more }, mine: {} }) as unknown as View;
  const asks = (name: Question["name"], more: object = {}): Question => ({ name, way_out: null, ...more }) as Question;

  it("is the piece that produces, the conflict, where the convoy goes, or where the deed is done", () => {
    expect(askedAt(about({}), asks("produce", { hex: "h7" }), null)).toBe("h7");
    expect(askedAt(about({ battle: { hex: "h3" } }), asks("lay_first"), "move:h2")).toBe("h3");
    expect(askedAt(about({ convoy: { from: "h2", to: null } }), asks("group"), "move:h2")).toBe("h2");
    expect(askedAt(about({}), asks("take_from"), "take_over:h9")).toBe("h9");
    expect(askedAt(about({}), asks("pay"), "activate_barricade:h9.ne")).toBe("h9");
    expect(askedAt(about({}), asks("pay"), "draw")).toBeNull();
    expect(askedAt(about({}), asks("actions"), "move:h2")).toBeNull();
  });
  it("is where the last thing happened, and of a blast all that it reaches", () => {
    const event = (kind: Event["kind"], at?: string): Event =>
      ({ kind, seat: 0, ...(at ? { hex: at } : {}) }) as unknown as Event;
    expect(toldAt([event("move", "h1"), event("meet", "h4"), event("pay")], byId)).toEqual(["h4"]);
    expect(toldAt([event("blast", "h4"), event("home", "h5")], byId)).toEqual(["h4", "h1", "h5"]);
    expect(toldAt([event("pay"), event("move", "h99")], byId)).toEqual([]);
  });
  it("stays as it lies where a person sees it already", () => {
    expect(bring([{ x: 0, y: 0 }], lay, free, 0.6, true)).toBeNull();
  });
  it("is put in the middle of what no slip covers", () => {
    const to = bring([{ x: 300, y: 400 }], lay, free, 0.6, true);
    expect(to).toEqual({ k: 1, x: 195 - 300, y: 150 - 400 });
  });
  it("moves no further than it must where there is room", () => {
    const to = bring([{ x: 300, y: 0 }], lay, free, 0.6, false);
    expect(to).toEqual({ k: 1, x: 390 - R - 300, y: 150 });
  });
  it("becomes smaller for several hexes, but not too small for a finger", () => {
    const wide = [
      { x: -200, y: 0 },
      { x: 200, y: 0 },
    ];
    expect(bring(wide, lay, free, 0.6, true)?.k).toBeCloseTo(390 / (400 + 2 * R));
    expect(
      bring(
        [
          { x: -900, y: 0 },
          { x: 900, y: 0 },
        ],
        lay,
        free,
        0.6,
        true,
      ),
    ).toEqual({ k: 0.6, x: 195, y: 150 });
  });
});

describe("what a moment is followed by", () => {
  const convoy = { seat: 0, start: "h1", hex: "h4", number: 1, nukes: 0, outposts: 0, barricades: 0, basecamp: false };

  it("lets the cargo ride along with the Outriders", () => {
    expect(moved({ kind: "move", ...convoy, outposts: 1 })).toEqual([
      { kind: "outrider", n: 1 },
      { kind: "outpost", n: 1 },
    ]);
    expect(moved({ kind: "network", ...convoy, number: 2 })).toEqual([{ kind: "outrider", n: 2 }]);
  });
  it("shows nothing for a kind of event that it does not know", () => {
    expect(spot({ kind: "something_new", hex: "h4" } as unknown as Event)).toBeNull();
  });
});

describe("cards one put back oneself", () => {
  it("are told from the top of the deck down, then the discards", () => {
    const one = view([player(0)], {
      deck: [
        { card: "a", above: 0 },
        { card: "b", above: 4 },
        { card: "c", above: 9 },
      ],
      discarded: ["d"],
    });
    one.table.deck = 10;
    expect(remembered(one).map(({ card, where }) => `${card} ${where}`)).toEqual([
      "a on top of the deck",
      "b in the deck, 4 above it",
      "c at the bottom of the deck",
      "d discarded",
    ]);
  });
  it("are nothing to an onlooker", () => expect(remembered(view([player(0)]))).toEqual([]));
});

describe("motion", () => {
  it("makes nothing larger that is as wide as a phone", () => {
    const wide = Object.values(KINDS).filter((kind) => kind.on === "player" || kind.on === "hand");
    expect(wide).not.toHaveLength(0);
    expect(JSON.stringify(wide)).not.toContain("scale");
  });
});
