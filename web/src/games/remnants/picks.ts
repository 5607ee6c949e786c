/** Cards that are marked together and said in one go: the table asks for them in the order of their kinds. Pure. */
import type { Action } from "../../wire";

/** Questions whose answer is any number of cards of the hand. */
export const PICKING: ReadonlySet<string> = new Set(["refresh_discard", "reset_discard"]);

/** The card of a key such as red_scrapper/1. */
export const cardOf = (key: string): string => key.split("/")[0] ?? key;

/** The actions for these cards, in the order in which the table lists them. */
export function inOrder(keys: readonly string[], verb: string, actions: readonly Action[]): string[] {
  const place = (id: string): number => actions.findIndex((one) => one.action === `${verb}:${id}`);
  return keys
    .map(cardOf)
    .filter((id) => place(id) >= 0)
    .sort((a, b) => place(a) - place(b))
    .map((id) => `${verb}:${id}`);
}
