/** Which spaces of the city may be touched now, what that does, and the few words on their edge. Pure. */
import { fill } from "../../texts";
import type { Action } from "../../wire";
import { words } from "./texts/en";
import { money, sitesOf, spacesOf, type Question } from "./view";
import type { Table } from "./wire.gen";

export interface Light {
  open: Action[];
  /** How far away it is. */
  steps: number | null;
  tag: string;
}

/** The sites that are still possible when these spaces shall be covered. */
export function sitesWith(actions: readonly Action[], question: Question | null, spaces: readonly string[]): Action[] {
  const sites = sitesOf(question);
  return actions.filter((one) => spaces.every((space) => sites[one.action]?.includes(space)) && sites[one.action]);
}

function tagOf(one: Action, question: Question | null): string {
  if (question?.name === "move_to") {
    const dice = question.battles[one.action];
    if (!dice) return "";
    const [a = 0, b] = dice;
    return b === undefined ? fill(words.diceAlone, { a }) : fill(words.diceTag, { a, b });
  }
  if (question?.name === "sell") return `+${money(question.wares.find((ware) => ware.wish === one.action)?.gain ?? 0)}`;
  if (question?.name === "face_ycu" && one.verb === "fight")
    return fill(words.attack, { n: question.foes.find((foe) => foe.fight === one.action)?.attack ?? 0 });
  return "";
}

export function lights(
  actions: readonly Action[],
  question: Question | null,
  table: Table,
  picked: readonly string[],
): Map<string, Light> {
  const found = new Map<string, Light>();
  const sites = sitesWith(actions, question, picked);
  for (const one of actions) {
    if (one.verb === "site" && !sites.includes(one)) continue;
    for (const space of spacesOf(one, question, table)) {
      if (one.verb === "site" && picked.includes(space)) continue;
      const there = found.get(space) ?? { open: [], steps: null, tag: "" };
      there.open.push(one);
      there.tag ||= tagOf(one, question);
      if (question?.name === "move_to") there.steps = question.far[one.action] ?? null;
      found.set(space, there);
    }
  }
  return found;
}
