/**
 * The board of a game that has brought none: question, choices, table, hand and log in words, all of it from what the
 * server sends. Also for whoever would rather read any game than look at it.
 */
import type { Game } from "../games/types";
import { t } from "../texts";
import type { Json } from "../wire";
import Ask from "./Ask.svelte";
import Board from "./Board.svelte";
import { book } from "./book.svelte";
import Hand from "./Hand.svelte";
import Reading from "./Reading.svelte";

export function make(catalog: Json): Game {
  book.fill(catalog);
  return {
    areas: { table: Board, prompt: Ask, hand: Hand },
    rail: "right",
    Reading,
    reference: () =>
      [...new Set(book.entries.map((one) => one.kind))].map((kind) => ({
        title: kind || t("table.rules.cards"),
        things: book.entries
          .filter((one) => one.kind === kind)
          .map((one) => ({ thing: one.name, text: [one.name, ...one.texts].join(" ") })),
      })),
    art: {},
    handName: t("plain.own"),
    ends: null,
    own: new Set(),
    drawn: () => new Set(),
    phases: () => [],
    pace: {},
    sounds: {},
    headings: new Set(["turn"]),
    standing: () => "",
  };
}
