/** What the server says a choice costs and gives, in the few words of a tag. Pure. */
import { fill } from "../../texts";
import type { Action } from "../../wire";
import { book } from "./book.svelte";
import { amounts, oneOf, words } from "./texts/en";
import type { Item } from "./view";
import type { Items, Price, Question, Reward } from "./wire.gen";

/** "2 items and Ammo or Meds", or nothing. */
export function priceOf(price: Price | undefined): string {
  if (!price) return "";
  const items = price.items ? fill(price.items === 1 ? words.item : words.itemsN, { n: price.items }) : "";
  return [items, price.beast ? words.beast : ""].filter(Boolean).join(", ");
}

export const costOf = (question: Question | null, action: string): Items =>
  question?.name === "work" ? (question.costs[action] ?? {}) : {};
export const gainOf = (question: Question | null, action: string): Reward =>
  question?.name === "work" ? (question.gains[action] ?? {}) : {};
/** The items of which it gives one. */
export const choiceOf = (question: Question | null, action: string): Item[] =>
  question?.name === "work" ? (question.choices[action] ?? []) : [];

/** The tag of a thing that may be pressed. */
export function tagOf(question: Question | null, open: readonly Action[]): string {
  const first = open[0];
  if (!first || !question) return "";
  if (question.name === "destination") {
    const space = first.target?.split(".").at(-1) ?? "";
    const price = priceOf(question.prices[space]);
    if (first.verb !== "place_as") return price || words.free;
    const by = first.target?.split(".")[0] ?? "";
    return [fill(words.with, { card: book.name(by) }), price].filter(Boolean).join(", ");
  }
  if (question.name === "rescue") return `${question.prices[first.target ?? ""] ?? 0} Food`;
  if (first.verb === "stalker") return words.stalkerTag;
  if (first.verb === "build") return words.clear;
  if (first.verb === "expose") return words.expose;
  if (question.name !== "work") return "";
  const pays = amounts(costOf(question, first.action));
  const gets = [amounts(gainOf(question, first.action)), oneOf(choiceOf(question, first.action))]
    .filter(Boolean)
    .join(", ");
  return [gets ? gets.replace(/^(?=\d)/, "+") : words.use, pays ? `−${pays}` : ""].filter(Boolean).join(", ");
}
