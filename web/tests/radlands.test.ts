import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emblems, ground } from "../src/games/radlands/emblems";
import { grounds } from "../src/look/plate";
import { tags } from "../src/games/radlands/texts/en";
import { drawn, keyed, lethal, spotOf, type Piece, meantBy, standsOf } from "../src/games/radlands/view";
import { icons } from "../src/games/radlands/glyphs";
import { glyphs } from "../src/look/glyphs";
import type { Scene } from "../src/wire";

const pack = readFileSync(join(import.meta.dirname, "../../src/cinderbox/games/radlands/content.toml"), "utf8");
const cards = [...pack.matchAll(/\[\[(camp|camp_revised|person|event|special)\]\]\s+id = "(\w+)"/g)].map((match) => ({
  sort: match[1] ?? "",
  id: match[2] ?? "",
}));
const printed = cards.filter((card) => ["camp", "person", "event"].includes(card.sort));

describe("the cards", () => {
  it("are the seventy of the pack", () => expect(printed.length).toBe(70));
  it("each have an emblem", () =>
    expect([...cards.map((card) => card.id), "punk"].filter((id) => !emblems[id])).toEqual([]));
  it("each have an emblem of their own", () =>
    expect(new Set(Object.values(emblems)).size).toBe(Object.keys(emblems).length));
  it("have emblems of nothing else", () => {
    const known = new Set([...cards.map((card) => card.id), "punk"]);
    expect(Object.keys(emblems).filter((id) => !known.has(id))).toEqual([]);
  });
  it("have emblems that are drawn, not pictures or scripts", () => {
    for (const [id, part] of Object.entries(emblems)) {
      expect(part, id).toMatch(/^<(path|circle|g|ellipse|rect)\b/);
      expect(part, id).not.toMatch(/<(image|script|a|text)\b|href|undefined|NaN/);
    }
  });
  it("lie on one of six grounds, every one of them used", () => {
    expect(new Set(printed.map((card) => ground(card.id)))).toEqual(new Set(Object.keys(grounds)));
  });
  it("each say in few words what they do, in both printings, with a glyph that exists", () => {
    for (const [, kind, id, body] of pack.matchAll(
      /\[\[(camp|camp_revised|person|event)\]\]\s+id = "(\w+)"([\s\S]*?)(?=\n\[\[|$)/g,
    )) {
      const lines = [...(body ?? "").matchAll(/\{ sign = "(\w+)", text = "([^"]+)" \}/g)];
      const abilities = (/abilities = \[([\s\S]*?)\n\]/.exec(body ?? "")?.[1] ?? "").split("{ cost").length - 1;
      expect(lines.length, `${kind} ${id}`).toBe(Math.max(1, abilities));
      for (const [, sign = "", words = ""] of lines) {
        expect(sign in icons || sign in glyphs, `${id}: ${sign}`).toBe(true);
        expect(words.split(" ").length, id).toBeLessThanOrEqual(5);
      }
    }
  });
});

describe("the table", () => {
  const piece = (card: string, harm: Piece["harm"]): Piece => ({
    card,
    back: 1,
    place: "a1.1",
    harm,
    ready: true,
    protected: false,
    uses: 0,
    frail: harm === "damaged",
  });

  const names = ["a", "b"].map((side) => {
    const columns = [1, 2, 3].map((column) => `${side}${column}`);
    return { columns, queue: columns, places: columns.map((column) => [0, 1, 2].map((space) => `${column}.${space}`)) };
  });

  it("says when damage destroys", () => {
    expect(lethal("damage", piece("scout", "none"))).toBe(false);
    expect(lethal("damage", piece("scout", "damaged"))).toBe(true);
    expect(lethal("destroy", piece("scout", "none"))).toBe(true);
    expect(lethal("restore", piece("scout", "damaged"))).toBe(false);
  });
  it("tells equal hand cards apart", () =>
    expect(keyed(["muse", "scout", "scout"]).map((one) => one.key)).toEqual(["muse/0", "scout/0", "scout/1"]));
  it("draws every place, column and hand card, so that each can be lit", () => {
    const view = { table: { aside: ["napalm"] }, mine: { hand: ["scout"], dealt: ["oasis"] } };
    const found = drawn({ view } as unknown as Scene, names);
    for (const target of ["a1.0", "b3.2", "a2", "b3", "scout", "oasis", "napalm", "water_silo"])
      expect(found.has(target), target).toBe(true);
  });
  it("finds a place by the name that the server gave it", () => {
    expect(spotOf("b3.2", names)).toEqual({ seat: 1, column: 2, space: 2 });
    expect(spotOf("b3", names)).toBeNull();
  });
  it("lets a person stand where the server says, and means the column where one lets go of it", () => {
    const stands = { "play:scout": { "a1.1": ["play:scout", "place:a1.1"], "a1.2": ["play:scout", "place:a1.2"] } };
    const scene = { question: { name: "actions", stands } } as unknown as Scene;
    expect(Object.keys(standsOf(scene, "scout"))).toEqual(["a1.1", "a1.2"]);
    expect(meantBy(scene, "scout", "a1.2", names)).toEqual(["play:scout", "place:a1.2"]);
    expect(meantBy(scene, "scout", "a1.0", names)).toEqual(["play:scout", "place:a1.1"]);
    expect([meantBy(scene, "scout", "b1.1", names), meantBy(scene, "muse", "a1.1", names)]).toEqual([[], []]);
  });
  it("has a word for every verb that aims at a thing", () => {
    const verbs = [
      "damage",
      "injure",
      "destroy",
      "restore",
      "place",
      "return",
      "spare",
      "flip",
      "rebuild",
      "move",
      "column",
      "advance",
      "discard",
      "hold",
      "keep",
      "drop",
    ];
    expect(verbs.filter((verb) => !tags[verb])).toEqual([]);
  });
});
