/** The log as stories: what a seat does in one go is one paragraph, and its name is said once. Pure. */
import type { TableEvent } from "../wire";
import { plain, stops, type Word } from "./log";

export interface Line {
  event: TableEvent;
  words: Word[];
}

/** How a game's stories are told apart. */
export interface Stories {
  /** Kinds of events that a story is about: with each of them another story begins. */
  about: ReadonlySet<string>;
  /** Kinds that belong to what comes after them, as a payment in advance. */
  before: ReadonlySet<string>;
}

/** Lines that belong together, in their order. A heading stands for itself; without stories so does every line. */
export function stories(lines: readonly Line[], headings: ReadonlySet<string>, how: Stories | undefined): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const first = last?.[0]?.event;
    const goesOn = how && last && first?.seat === line.event.seat && ![first, line.event].some(heads);
    if (!goesOn) found.push([line]);
    else if (how.about.has(line.event.kind)) {
      const before = withdrawn(last, how);
      if (!last.length) found.pop();
      found.push([...before, line]);
    } else last.push(line);
  }
  return found;

  function heads(event: TableEvent | undefined): boolean {
    return !!event && headings.has(event.kind);
  }
}

/** Takes off the end of a story what belongs to the next one. */
function withdrawn(story: Line[], how: Stories): Line[] {
  let at = story.length;
  while (at > 0 && how.before.has(story[at - 1]?.event.kind ?? "")) at -= 1;
  return story.splice(at);
}

/** A story in words: "Ann places the Hero in Arbat, gains 2 Parts." `you`: the word for the reader. */
export function joined(story: readonly Line[], you: string): Word[] {
  const found: Word[] = [];
  let subject: string | null = null;
  for (const { words } of story) {
    const own = subjectOf(words, you);
    if (own !== null && own === subject && stops(found)) {
      found.splice(-1, 1, plain(","), ...words.slice(1));
    } else {
      if (found.length) found.push(plain(" "));
      found.push(...words);
    }
    subject = own;
  }
  return found;
}

/** Whom a sentence begins with, its first word; null if it is about something else. */
function subjectOf(words: readonly Word[], you: string): string | null {
  const first = words[0];
  return first && (first.seat !== null || first.text === you) ? first.text : null;
}
