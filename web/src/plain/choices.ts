/** What may be done, by its verb, with what it costs. Pure. */
import type { Action, Json, Phrase } from "../wire";
import { plainly } from "./groups";

export interface Choice {
  action: string;
  label: string;
  price: string;
  /** Which of all choices it is: the key that takes it. */
  at: number;
}

export interface Verb {
  /** Empty for those that stand alone. */
  name: string;
  choices: Choice[];
}

/** A price as the server names it: a number, a word, or an amount of each kind. */
export function priceText(price: Json | undefined): string {
  if (price === undefined || price === null || price === false) return "";
  if (Array.isArray(price)) return price.map(priceText).filter(Boolean).join(", ");
  if (typeof price === "object")
    return Object.entries(price)
      .filter(([, n]) => n !== null && n !== 0 && n !== false)
      .map(([kind, n]) => `${n === true ? "" : `${String(n)} `}${plainly(kind).toLowerCase()}`)
      .join(", ");
  return String(price);
}

/** Verbs with several choices each under their name; before them, without a name, all that have just one. */
export function byVerb(actions: readonly Action[], label: (said: Phrase) => string): Verb[] {
  const verbs = new Map<string, Choice[]>();
  actions.forEach((action, at) => {
    const price = priceText((action as Action & { price?: Json }).price);
    const choice = { action: action.action, label: label(action.label), price, at };
    verbs.set(action.verb, [...(verbs.get(action.verb) ?? []), choice]);
  });
  const single = [...verbs.values()].filter((choices) => choices.length === 1).flat();
  const several = [...verbs]
    .filter(([, choices]) => choices.length > 1)
    .map(([verb, choices]) => ({ name: plainly(verb), choices }));
  return single.length ? [{ name: "", choices: single }, ...several] : several;
}
