/** Everything that can be looked up: Heroes, Survivors, Missions, spaces, events, Salvage, Directives. */
import type { Section } from "../types";
import { book } from "./book.svelte";

const said = (id: string, one: { name: string; text: string }, more = ""): { thing: string; text: string } => ({
  thing: id,
  text: [one.name, one.text, more].join(" "),
});

export function reference(): Section[] {
  const { cards, missions, spaces, events, salvage, directives, mutant_leadership } = book.all;
  const byName = ([, a]: [string, { name: string }], [, b]: [string, { name: string }]): number =>
    a.name.localeCompare(b.name);
  const from = <T extends { name: string; text: string }>(
    title: string,
    of: Record<string, T>,
    keep: (one: T) => boolean = () => true,
  ): Section => ({
    title,
    things: Object.entries(of)
      .filter(([, one]) => keep(one))
      .sort(byName)
      .map(([id, one]) => said(id, one)),
  });
  return [
    from("Heroes", cards, (one) => one.type === "hero"),
    from("Survivors", cards, (one) => one.type !== "hero"),
    from("Zones", spaces, (one) => one.district !== null),
    from("Rooms", spaces, (one) => one.district === null),
    from("Starter Missions", missions, (one) => one.sort === "starter"),
    from("Basic Missions", missions, (one) => one.sort === "basic"),
    from("Advanced Missions", missions, (one) => one.sort === "advanced"),
    from("Events", events),
    from("Salvage", salvage),
    from("Directives", directives),
    from("Mutant Leadership", mutant_leadership),
  ].filter((section) => section.things.length);
}
