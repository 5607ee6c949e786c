/**
 * The words of a game, which open their meaning wherever they stand. They are the rows of those tables of the game's
 * help page whose first column is headed "Word": a word, maybe with its glyph (`:raid: raid`), and what it means.
 */
import { api } from "../net/api";

export interface Term {
  word: string;
  /** The id of its drawing, "" if it has none. */
  glyph: string;
  meaning: string;
}

/** A stretch of a text; `term` where it is a word that can be opened. */
export interface Stretch {
  text: string;
  term: Term | null;
}

const GLYPH = /^:([\w-]+):\s*/;

/** The words that a help page explains. */
export function terms(markdown: string): Term[] {
  const found: Term[] = [];
  let within = false;
  for (const line of markdown.split("\n")) {
    const cells = /^\s*\|(.*)\|\s*$/
      .exec(line)?.[1]
      ?.split("|")
      .map((cell) => cell.trim());
    if (!cells) within = false;
    else if (cells[0] === "Word") within = true;
    else if (within && cells[0] && cells[1] && !/^[-: ]+$/.test(cells[0]))
      found.push({
        word: cells[0].replace(GLYPH, ""),
        glyph: GLYPH.exec(cells[0])?.[1] ?? "",
        meaning: cells[1].replace(/\*/g, ""),
      });
  }
  return found;
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** How words are found in a text, the longest first; they may be plural or in another tense. */
export function finder(all: readonly Term[]): (text: string) => Stretch[] {
  if (!all.length) return (text) => [{ text, term: null }];
  const byLength = [...all].sort((a, b) => b.word.length - a.word.length);
  const words = byLength.map((term) => literal(term.word)).join("|");
  const pattern = new RegExp(`(?<![\\w-])(${words})(?:s|es|d|ed|ing)?(?![\\w-])`, "gi");
  const known = new Map(all.map((term) => [term.word.toLowerCase(), term]));
  return (text) => {
    const found: Stretch[] = [];
    const said = new Set<Term>(); // a word is marked where it stands first
    let from = 0;
    for (const match of text.matchAll(pattern)) {
      const term = known.get(match[1]?.toLowerCase() ?? "");
      if (!term || said.has(term)) continue;
      said.add(term);
      if (match.index > from) found.push({ text: text.slice(from, match.index), term: null });
      found.push({ text: match[0], term });
      from = match.index + match[0].length;
    }
    if (from < text.length) found.push({ text: text.slice(from), term: null });
    return found;
  };
}

class Glossary {
  private all = $state.raw<Term[]>([]);
  private find = $derived(finder(this.all));
  private loaded = "";
  /** What is open, and what it was opened from. */
  open = $state.raw<{ term: Term; from: Element } | null>(null);

  /** Take the words from a game's help page. */
  fill(markdown: string): void {
    this.all = terms(markdown);
  }

  async load(game: string, options: Record<string, string>): Promise<void> {
    const wanted = `${game} ${JSON.stringify(options)}`;
    if (this.loaded === wanted) return;
    this.loaded = wanted;
    try {
      this.fill((await api.help(game, options)).markdown);
    } catch {
      this.loaded = ""; // words without meanings can be read, too
    }
  }

  stretches(text: string): Stretch[] {
    return this.find(text);
  }

  ofGlyph(id: string): Term | undefined {
    return this.all.find((term) => term.glyph === id);
  }

  ofWord(word: string): Term | undefined {
    return this.all.find((term) => term.word === word);
  }

  show(term: Term, from: Element): void {
    this.open = this.open?.from === from ? null : { term, from };
  }
}

export const glossary = new Glossary();
