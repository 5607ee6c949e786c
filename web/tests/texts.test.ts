import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { html } from "../src/shell/markdown";
import { fill } from "../src/texts";
import { en } from "../src/texts/en";

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
const sources = files(join(import.meta.dirname, "../src")).filter((path) => !path.includes("texts"));
const code = sources.map((path) => readFileSync(path, "utf8")).join("\n");

describe("the catalogue of texts", () => {
  it("has every text that the page asks for", () => {
    const asked = [...code.matchAll(/\bt\(\s*["']([^"']+)["']/g)].map((match) => match[1] ?? "");
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((key) => !(key in en))).toEqual([]);
  });
  it("has no text that nobody asks for", () => {
    const made = [...code.matchAll(/\bt\(\s*`([^`$]+)\$\{/g)].map((match) => match[1] ?? "");
    const idle = Object.keys(en).filter(
      (key) => !code.includes(`"${key}"`) && !code.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });
  it("keeps the voice: no exclamation marks, nothing empty", () => {
    for (const [key, text] of Object.entries(en)) expect(text && !text.includes("!"), key).toBe(true);
  });
  it("fills in names and numbers", () => expect(fill("{name}: {n} left", { name: "Mira", n: 2 })).toBe("Mira: 2 left"));
});

describe("help pages", () => {
  it("show headings, lists and tables", () => {
    expect(html("# Camps\n\n- one\n- **two**\n  goes on\n\n| a | b |\n|---|---|\n| 1 | 2 |")).toBe(
      "<h1>Camps</h1>\n<ul><li>one</li><li><strong>two</strong> goes on</li></ul>\n" +
        "<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>",
    );
  });
  it("show a list within a list, and a table without a head", () => {
    expect(
      html("1. First.\n2. Then:\n   - this\n     and more\n   - that\n3. Last.\n\n| | |\n|---|---|\n| a | b |"),
    ).toBe(
      "<ol><li>First.</li><li>Then:<ul><li>this and more</li><li>that</li></ul></li><li>Last.</li></ol>\n" +
        "<table><tr><td>a</td><td>b</td></tr></table>",
    );
  });
  it("let no markup through", () =>
    expect(html("<img src=x onerror=y> & **b**")).toBe("<p>&lt;img src=x onerror=y&gt; &amp; <strong>b</strong></p>"));
});
