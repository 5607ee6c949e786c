/** Everything that can be looked up: cards by sort, developments by level, Yugai units, alerts, influence. */
import type { Section } from "../types";
import { book } from "./book.svelte";
import { levels, sorts, words } from "./texts/en";
import { LEVELS } from "./view";

type Named = { name: string; text: string };

const section = (title: string, found: readonly [string, Named][]): Section => ({
  title,
  things: found.map(([thing, one]) => ({ thing, text: `${one.name} ${one.text}` })),
});

export function reference(): Section[] {
  const { cards, developments, tokens, alerts, conditions } = book.all;
  const kinds = Object.keys(sorts) as (keyof typeof sorts)[];
  return [
    ...kinds.map((sort) =>
      section(
        sorts[sort],
        Object.entries(cards).filter(([, one]) => one.sort === sort),
      ),
    ),
    ...LEVELS.map((level) =>
      section(
        `${words.supply}: ${levels[level]}`,
        Object.entries(developments).filter(([, one]) => one.level === level),
      ),
    ),
    section(words.units, Object.entries(tokens)),
    section(
      words.alerts,
      alerts.map((one): [string, Named] => [one.id, one]),
    ),
    section(words.conditions, Object.entries(conditions)),
  ].filter((one) => one.things.length);
}
