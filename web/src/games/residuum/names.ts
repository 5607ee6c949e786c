/** Hexes, pieces and borders in words, for readers and for the log. Pure. */
import { fill } from "../../texts";
import { chips, type Chip } from "./pieces";
import { lands, pieces, words } from "./texts/en";
import type { Hex, View } from "./view";

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

/** The server calls hexes by number; people call them by what they are. */
export function told(table: View["table"], text: string): string {
  const land = (id: string): string => {
    const found = table.hexes.find((hex) => hex.id === id);
    return found ? lands[found.land] : id;
  };
  const names = Object.values(lands).join("|");
  return text
    .replace(/ is laid at h\d+\./, " is laid.")
    .replace(/^h\d+ is now (.+)\.$/, "A hex becomes $1.")
    .replace(/ \(h\d+\.\w+\)/g, "")
    .replace(new RegExp(`\\b(${names}) h\\d+\\b`, "g"), "$1")
    .replace(/\b(h\d+)\.(?:e|ne|nw|w|sw|se)\b/g, (_, id: string) => `a border of the ${land(id)}`)
    .replace(/^h\d+\b/, (id) => `The ${land(id)}`)
    .replace(/\bh\d+\b/g, (id) => `the ${land(id)}`);
}

/** All names of a map's hexes at once. */
export function hexNames(table: View["table"], who: Namer): Map<string, string> {
  const there = chips(table);
  return new Map(table.hexes.map((hex) => [hex.id, hexName(hex, there.get(hex.id) ?? [], who)]));
}
