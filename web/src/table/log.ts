/** The log as numbered events: what comes again replaces what was there, and a line is made of its parts. Pure. */
import type { LogPart, Note, TableEvent } from "../wire";

/** Events after `since` are replaced by these: an undo takes the last ones away. */
export function absorb(log: readonly TableEvent[], since: number, events: readonly TableEvent[]): TableEvent[] {
  return [...log.filter((event) => event.n <= since), ...events];
}

/** A line of the log: something that happened in the game, or beside it. */
export type Line = { key: string; event: TableEvent; note: null } | { key: string; event: null; note: Note };

/** Events with what happened beside the game between them, each note where it was made. */
export function withNotes(log: readonly TableEvent[], notes: readonly Note[]): Line[] {
  const lines: Line[] = log.map((event) => ({ key: `${event.n}`, event, note: null }));
  for (const [i, note] of notes.entries()) {
    const place = lines.findIndex((one) => one.event !== null && one.event.n > note.after);
    lines.splice(place < 0 ? lines.length : place, 0, { key: `note ${i}`, event: null, note });
  }
  return lines;
}

/** A stretch of a line as the page shows it: whose it is, or what it leads to. */
export interface Word {
  text: string;
  seat: number | null;
  /** What can be read, and the place that lights up. */
  thing: string | null;
  place: string | null;
}

export const sameWord = (one: Word, other: Word): boolean =>
  one.text === other.text && one.seat === other.seat && one.thing === other.thing && one.place === other.place;

export const plain = (text: string): Word => ({ text, seat: null, thing: null, place: null });

/** A full stop is a word by itself. */
export const STOP = plain(".");
export const stops = (words: readonly Word[]): boolean => words.at(-1)?.text === STOP.text;

/** A line with the names that people use, which `called` knows; a sentence begins with a capital letter. */
export function line(parts: readonly (string | LogPart)[], called: (part: LogPart) => string): Word[] {
  return parts.map((part, i) => {
    if (typeof part === "string") return plain(part);
    const { seat = null, card = null, place = null } = part;
    const text = called(part);
    const begun = i === 0 && seat === null ? text.charAt(0).toUpperCase() + text.slice(1) : text;
    return { text: begun, seat, thing: card ?? place, place };
  });
}

export const joined = (words: readonly Word[]): string => words.map((word) => word.text).join("");

/** What the last of these lines leads to. */
export function lastThing(events: readonly TableEvent[]): string | null {
  const links = events.flatMap((event) => event.parts).filter((part) => typeof part !== "string");
  return links.map((part) => part.card ?? part.place ?? null).findLast((thing) => thing !== null) ?? null;
}
