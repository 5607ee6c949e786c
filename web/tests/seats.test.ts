import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { glyphs } from "../src/look/glyphs";

const css = readFileSync(join(import.meta.dirname, "../src/look/tokens.css"), "utf8");
const [dark = "", light = ""] = css.split(':root[data-theme="light"]');
const tokens = (part: string): Map<string, string> =>
  new Map([...part.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name = "", hex = ""]) => [name, hex]));

/** Relative luminance and contrast as WCAG defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe.each([
  ["dark", tokens(dark)],
  ["light", tokens(light)],
] as const)("six seats in the %s theme", (theme, token) => {
  const of = (name: string): string => token.get(name) ?? "";

  it.each([1, 2, 3, 4, 5, 6])("seat %i has a mark of its own and a name that can be read", (n) => {
    expect(Object.keys(glyphs)).toContain(`s${n}`);
    for (const ground of ["table", "panel"])
      expect(contrast(of(`seat-${n}-text`), of(ground)), `${ground}`).toBeGreaterThanOrEqual(4.5);
    // in the light theme a mark has an outline of ink
    const shape = theme === "dark" ? of(`seat-${n}`) : "#1b1512";
    for (const ground of ["table", "panel"]) expect(contrast(shape, of(ground)), ground).toBeGreaterThanOrEqual(3);
  });
  it("have six different colours and shapes", () => {
    expect(new Set([1, 2, 3, 4, 5, 6].map((n) => of(`seat-${n}`))).size).toBe(6);
    expect(new Set([1, 2, 3, 4, 5, 6].map((n) => (glyphs as Record<string, string>)[`s${n}`])).size).toBe(6);
  });
});
