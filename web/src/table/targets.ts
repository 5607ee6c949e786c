/** Which open actions belong to which thing on the table, and which belong to none. Pure; knows no game. */
import type { Action } from "../wire";

export type Targets = ReadonlyMap<string, Action[]>;

/** Actions by the thing they are done to. */
export function byTarget(actions: readonly Action[]): Targets {
  const found = new Map<string, Action[]>();
  for (const action of actions) {
    if (action.target === null) continue;
    const there = found.get(action.target);
    if (there) there.push(action);
    else found.set(action.target, [action]);
  }
  return found;
}

/** Actions that nothing drawn on the table stands for: they become buttons beside the question. */
export function loose(actions: readonly Action[], drawn: ReadonlySet<string>, own: ReadonlySet<string>): Action[] {
  return actions.filter((action) => !own.has(action.verb) && (action.target === null || !drawn.has(action.target)));
}

export const actionText = (verb: string, target: string | null): string =>
  target === null ? verb : `${verb}:${target}`;
