/** Hexes, pieces and borders in words, for readers and for the log. Pure. */
import { STOP } from "../../table/log";
import { fill } from "../../texts";
import { chips, type Chip } from "./pieces";
import { lands, pieces, words } from "./texts/en";
import type { LogPart, TableEvent } from "../../wire";
import { eventsOf, type Hex, type View } from "./view";

export interface Namer {
  me: number | null;
  name: (seat: number) => string;
}

/** A chip in words: "Teodor's Outpost, out of action". */
export function chipName(chip: Chip, who: Namer): string {
  const what =
    (chip.n > 1 ? `${chip.n} ${pieces[chip.kind]}s` : pieces[chip.kind]) + (chip.nuke ? ` ${words.withNuke}` : "");
  const whose =
    chip.seat === who.me ? fill(words.yours, { what }) : fill(words.theirs, { name: who.name(chip.seat), what });
  return [whose, chip.active ? words.active : words.outOfAction, chip.fought ? words.hasFought : ""]
    .filter(Boolean)
    .join(", ");
}

/** A hex in words: "Oil Field, Teodor's Outpost, active". */
export function hexName(hex: Hex, there: readonly Chip[], who: Namer): string {
  return [lands[hex.land], ...there.map((chip) => chipName(chip, who))].join(", ");
}

/** The number of a hex, as the map shows it when asked for. */
export const numberOf = (id: string): string => id.slice(1);

/** What people call a place: a hex by its land and number, a border by its hex. */
export function called(table: View["table"], part: LogPart): string {
  const hex = table.hexes.find((one) => one.id === part.place);
  if (!hex || !(part.text.endsWith(` ${hex.id}`) || part.text.toLowerCase().startsWith(hex.id))) return part.text;
  if (hex.land === "trade_town") return lands.trade_town;
  const border = part.text.includes(".");
  return fill(border ? words.borderOf : words.place, { land: lands[hex.land], n: numberOf(hex.id) });
}

/** A hex that has just come or changed is called by its land once, not twice. */
export function retold(event: TableEvent): TableEvent["parts"] {
  const [one] = eventsOf([event]);
  if (one?.kind !== "tile" && one?.kind !== "land") return event.parts;
  const link: LogPart = { text: fill(words.place, { land: lands[one.land], n: numberOf(one.hex) }), place: one.hex };
  const [before = "", after = ""] = words[one.kind === "tile" ? "laid" : "becomes"].split("{land}");
  return [before, link, after, STOP.text].filter((part) => part !== "");
}

/** All names of a map's hexes at once. */
export function hexNames(table: View["table"], who: Namer): Map<string, string> {
  const there = chips(table);
  return new Map(table.hexes.map((hex) => [hex.id, hexName(hex, there.get(hex.id) ?? [], who)]));
}
