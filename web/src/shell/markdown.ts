/** The small part of Markdown that help pages use, as safe HTML; `:raid:` is a glyph. Pure. */
import type { Stretch } from "../table/glossary.svelte";

const escape = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Finds the words that can be opened. */
type Find = (text: string) => Stretch[];
const none: Find = (text) => [{ text, term: null }];

const word = ({ text, term }: Stretch): string =>
  term
    ? `<button class="word" aria-haspopup="dialog" data-word="${escape(term.word)}">${escape(text)}</button>`
    : escape(text);

function inline(text: string, find: Find): string {
  return find(text)
    .map(word)
    .join("")
    .replace(/:([a-z][\w-]*):/g, '<svg class="g" aria-hidden="true"><use href="#$1" /></svg>')
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/(?<!\w)\*(.+?)\*(?!\w)/g, "<em>$1</em>")
    .replace(/`(.+?)`/g, "<code>$1</code>");
}

export function html(markdown: string, find: Find = none): string {
  const out: string[] = [];
  for (const block of markdown.replace(/\r/g, "").split(/\n\s*\n/)) {
    const lines = block.split("\n").filter((line) => line.trim());
    const first = lines[0];
    if (first === undefined) continue;
    const heading = /^(#{1,3})\s+(.*)$/.exec(first);
    if (heading?.[1] && heading[2] !== undefined) {
      out.push(`<h${heading[1].length}>${inline(heading[2], none)}</h${heading[1].length}>`);
      lines.shift();
      if (!lines.length) continue;
    }
    if (lines.every((line) => line.trimStart().startsWith("|"))) out.push(table(lines, find));
    else if (/^\s*[-*]\s/.test(lines[0] ?? "")) out.push(list("ul", lines, /^\s*[-*]\s+/, find));
    else if (/^\s*\d+\.\s/.test(lines[0] ?? "")) out.push(list("ol", lines, /^\s*\d+\.\s+/, find));
    else out.push(`<p>${inline(lines.join(" "), find)}</p>`);
  }
  return out.join("\n");
}

/** A list; what stands further right than its first bullet and has a bullet of its own is a list within. */
function list(tag: string, lines: string[], bullet: RegExp, find: Find): string {
  const indent = /^\s*/.exec(lines[0] ?? "")?.[0].length ?? 0;
  const items: { text: string; within: string[] }[] = [];
  for (const line of lines) {
    const item = items.at(-1);
    const deeper = line.search(/\S/) > indent;
    if (!deeper && bullet.test(line)) items.push({ text: line.replace(bullet, ""), within: [] });
    else if (item && ((deeper && /^\s*[-*]\s/.test(line)) || item.within.length)) item.within.push(line);
    else if (item) item.text += ` ${line.trim()}`;
  }
  const shown = items.map(
    (item) =>
      `<li>${inline(item.text, find)}${item.within.length ? list("ul", item.within, /^\s*[-*]\s+/, find) : ""}</li>`,
  );
  return `<${tag}>${shown.join("")}</${tag}>`;
}

function table(lines: string[], find: Find): string {
  const headed = /[^\s|]/.test(lines[0] ?? "");
  const rows = lines
    .filter((line) => /[^\s|]/.test(line))
    .filter((line) => !/^\s*\|[\s:|-]+\|\s*$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|"),
    );
  const own = rows[0]?.[0]?.trim() === "Word"; // here the words stand with their meanings
  const cell = (text: string, tag: string): string => `<${tag}>${inline(text.trim(), own ? none : find)}</${tag}>`;
  const line = (row: string[], tag: string): string => `<tr>${row.map((text) => cell(text, tag)).join("")}</tr>`;
  return `<table>${rows.map((row, i) => line(row, i === 0 && headed ? "th" : "td")).join("")}</table>`;
}
