/** What can be done now, sorted for the foot, and what of it the map lights. Pure. */
import type { Action } from "../../wire";
import type { IconName } from "./glyphs";
import { pricesOf, reachOf } from "./view";
import type { Leg, Price, Question } from "./wire.gen";

/** A verb of the Action Phase as the foot shows it: the piece it is about and how it aims. */
interface Verb {
  icon: IconName;
  aims: "hex" | "border" | "card" | "none";
}

/** In the order of the foot. */
export const VERBS: Record<string, Verb> = {
  move: { icon: "outrider", aims: "hex" },
  network: { icon: "network", aims: "hex" },
  recruit: { icon: "outrider", aims: "hex" },
  activate_outrider: { icon: "outrider", aims: "hex" },
  second_wind: { icon: "outrider", aims: "hex" },
  construct_outpost: { icon: "outpost", aims: "none" },
  activate_outpost: { icon: "outpost", aims: "hex" },
  teardown_outpost: { icon: "outpost", aims: "hex" },
  take_over: { icon: "outpost", aims: "hex" },
  construct_barricade: { icon: "barricade", aims: "hex" },
  activate_barricade: { icon: "barricade", aims: "border" },
  teardown_barricade: { icon: "barricade", aims: "border" },
  destroy_barricade: { icon: "barricade", aims: "border" },
  teardown_basecamp: { icon: "basecamp", aims: "none" },
  activate_basecamp: { icon: "basecamp", aims: "none" },
  draw: { icon: "discovery", aims: "none" },
  use: { icon: "discovery", aims: "card" },
  contaminate: { icon: "land-contaminated_water", aims: "hex" },
  irradiate: { icon: "land-radiation_zone", aims: "hex" },
  weaponise: { icon: "nuclear", aims: "hex" },
  upgrade: { icon: "oil", aims: "hex" },
  take_oil: { icon: "oil", aims: "hex" },
};

/** Verbs whose hex is one of one's own pieces': they light it before anything is picked. */
const AT_HOME = new Set([
  "move",
  "network",
  "recruit",
  "activate_outrider",
  "second_wind",
  "activate_outpost",
  "teardown_outpost",
  "take_over",
  "construct_barricade",
  "weaponise",
  "upgrade",
  "take_oil",
]);

export interface Deed {
  verb: string;
  actions: Action[];
  /** The price, if it is the same wherever it is done. */
  price: Price | null;
}

const hexOf = (action: Action): string => (action.target ?? "").split(".")[0] ?? "";

/** Whether an action belongs to a hex: it happens there, or on a border of it. */
export function belongs(action: Action, hex: string, across: ReadonlyMap<string, string>): boolean {
  return hexOf(action) === hex || across.get(action.target ?? "") === hex;
}

/** The deeds of the Action Phase, all of them or those of one hex. A card that can be used is a deed of its own. */
export function deeds(
  actions: readonly Action[],
  prices: Readonly<Record<string, Price>>,
  at: string | null,
  across: ReadonlyMap<string, string>,
  camp: string | null,
): Deed[] {
  const found: Deed[] = [];
  for (const verb of Object.keys(VERBS)) {
    const { aims } = VERBS[verb] ?? { aims: "none" };
    const open = actions.filter(
      (one) =>
        one.verb === verb &&
        (at === null ||
          (aims === "none" ? verb !== "draw" && camp === at : aims !== "card" && belongs(one, at, across))),
    );
    if (!open.length) continue;
    if (aims === "card")
      for (const one of open) found.push({ verb, actions: [one], price: prices[one.action] ?? null });
    else found.push({ verb, actions: open, price: common(open.map((one) => prices[one.action] ?? null)) });
  }
  return found;
}

/** One price for all, if it is one. */
export function common(all: readonly (Price | null)[]): Price | null {
  const texts = new Set(all.map((one) => JSON.stringify(one)));
  return texts.size === 1 ? (all[0] ?? null) : null;
}

export interface Light {
  target: string;
  /** `far`: dashed, a network move. `near`: something can be picked here. */
  how: "lit" | "far" | "near";
  price: Price | null;
  /** What a click does; nothing: it picks. */
  send: readonly string[];
}

export interface Asked {
  question: Question | null;
  actions: readonly Action[];
  acting: boolean;
  chosen: string | null;
  verb: string | null;
  /** A lesson takes one action at a time. */
  singly: boolean;
}

const PLACE = /^h\d+(\.\w+)?$/;

/** The hexes, borders and cells that can be clicked now, and what a click on them does. */
export function lights(asked: Asked): Map<string, Light> {
  const prices = pricesOf(asked.question);
  const reach = reachOf(asked.question);
  const found = new Map<string, Light>();
  const aim = (one: Action): void =>
    void (
      one.target &&
      found.set(one.target, { target: one.target, how: "lit", price: prices[one.action] ?? null, send: [one.action] })
    );
  if (!asked.acting) {
    for (const one of asked.actions) if (one.target && PLACE.test(one.target)) aim(one);
    return found;
  }
  const { chosen, verb } = asked;
  if (verb && verb !== "move" && verb !== "network") {
    for (const one of asked.actions)
      if (one.verb === verb && one.target && (!chosen || one.target.includes(".") || one.target === chosen)) aim(one);
    if (found.size) return found;
  }
  for (const one of asked.actions) {
    if (!one.target || !AT_HOME.has(one.verb) || (verb && one.verb !== verb)) continue;
    found.set(one.target, { target: one.target, how: "near", price: null, send: [] });
  }
  if (chosen && PLACE.test(chosen)) {
    found.clear();
    for (const leg of legs(reach, chosen, verb, asked.actions)) {
      const old = found.get(leg.to);
      if (old && (old.price?.points ?? 0) <= (leg.points ?? 0)) continue;
      if (asked.singly) continue;
      const { verb: how, from: _, to, answers: send, ...price } = leg;
      found.set(to, { target: to, how: how === "network" ? "far" : "lit", price, send });
    }
  }
  return found;
}

/** The moves from a hex that are open, by the picked verb only if one is picked. */
function legs(reach: readonly Leg[], from: string, verb: string | null, actions: readonly Action[]): Leg[] {
  const open = new Set(actions.map((one) => one.action));
  return reach.filter((leg) => leg.from === from && (!verb || leg.verb === verb) && open.has(leg.answers[0] ?? ""));
}
