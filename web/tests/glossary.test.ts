import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { labels } from "../src/games";
import { glyphs } from "../src/look/glyphs";
import { html } from "../src/shell/markdown";
import { finder, terms } from "../src/table/glossary.svelte";

const page = `# Toy

A punk raids. | not | a table |

| Word | Meaning |
|---|---|
| :raid: raid | Your *Raiders* move up. |
| punk | A card, face down. |
| not ready | Waits. |

| Other | Table |
|---|---|
| camp | no word |
`;

describe("the words of a game", () => {
  const all = terms(page);
  const find = finder(all);
  const marked = (text: string): string[] => find(text).map((one) => (one.term ? `[${one.text}]` : one.text));

  it("are the rows of the tables that are headed so", () => {
    expect(all.map((term) => term.word)).toEqual(["raid", "punk", "not ready"]);
    expect(all[0]).toEqual({ word: "raid", glyph: "raid", meaning: "Your Raiders move up." });
  });
  it("are found in other forms and other letters, and nowhere within another word", () => {
    expect(marked("Punks raided.")).toEqual(["[Punks]", " ", "[raided]", "."]);
    expect(marked("A spunky afraid raid-boss")).toEqual(["A spunky afraid raid-boss"]);
    expect(marked("It is not ready")).toEqual(["It is ", "[not ready]"]);
  });
  it("are marked where they stand first", () => expect(marked("punk, punk")).toEqual(["[punk]", ", punk"]));
  it("leave a text alone where there are none", () =>
    expect(finder([])("a punk")).toEqual([{ text: "a punk", term: null }]));
  it("are buttons on a help page, but not in their own table, and stay harmless", () => {
    const made = html(page + "\n<b>punk</b>", find);
    expect(made.match(/data-word="punk"/g)).toHaveLength(2);
    expect(made).toContain('<use href="#raid" />');
    expect(made).not.toContain("<b>");
  });
});

describe.each(Object.keys(labels))("the words of %s", (id) => {
  const help = readFileSync(join(import.meta.dirname, `../../src/cinderbox/games/${id}/help.md`), "utf8");
  const all = terms(help);

  it("are explained in a sentence, each once", () => {
    expect(all.length).toBeGreaterThan(10);
    expect(new Set(all.map((term) => term.word.toLowerCase())).size).toBe(all.length);
    for (const { meaning } of all) expect(meaning).toMatch(/^[A-Z0-9].*\.$/);
  });
  it("have glyphs that are drawn", async () => {
    const drawn = await import(`../src/games/${id}/glyphs.ts`).then((found) => Object.keys(found.icons));
    for (const { glyph } of all.filter((term) => term.glyph))
      expect([...drawn, ...Object.keys(glyphs)].some((name) => glyph === name || glyph.endsWith(`-${name}`))).toBe(
        true,
      );
  });
});
