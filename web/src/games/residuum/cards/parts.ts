/** The text of a Discovery card in its parts. Pure. */
import { RESOURCES, type Cubes, type Resource } from "../view";

export interface Parts {
  need: string;
  effect: string;
}

/** "Requirement: a. Cost: b. c" without its cost, which is printed as glyphs. */
export function parts(text: string): Parts {
  const found = /^(?:Requirement: (.*?)\.|No requirement\.) Cost: .*?\.(?: (.*))?$/s.exec(text);
  if (!found) return { need: "", effect: text };
  return { need: upper(found[1] ?? ""), effect: found[2] ?? "" };
}

const upper = (text: string): string => (text ? `${text[0]?.toUpperCase()}${text.slice(1)}.` : "");

/** A row of cubes in the order of the resources, as counts by name. */
export function cubesOf(row: readonly number[]): Cubes {
  const found: Cubes = {};
  RESOURCES.forEach((one, i) => {
    if (row[i]) found[one] = row[i];
  });
  return found;
}

export const entries = (cubes: Cubes): [Resource, number][] =>
  RESOURCES.filter((one) => (cubes[one] ?? 0) > 0).map((one) => [one, cubes[one] ?? 0]);

/** "2 Food, 1 Oil" */
export const listed = (cubes: Cubes, names: Record<Resource, string>): string =>
  entries(cubes)
    .map(([one, n]) => `${n} ${names[one]}`)
    .join(", ");
