/** What one should not do by accident: end a turn too early, or meet somebody with a slip of the finger. Pure. */
import type { Scene } from "../../wire";
import { pricesOf, questionOf, reachOf, viewOf } from "./view";

/** Worth doing before a turn ends: points that would be lost, a card that can be completed, an Outpost to activate. */
export function useful(scene: Scene): boolean {
  const lost = Object.values(viewOf(scene).table.left).some((n) => n > 0);
  const gains = ["complete", "activate_outpost", "activate_basecamp"];
  return lost || scene.actions.some((one) => gains.includes(one.verb));
}

/** A step to others begins a meeting, and what is laid before the first turn lies. */
export function final(scene: Scene, actions: readonly string[]): boolean {
  const question = questionOf(scene);
  const first = scene.actions.find((one) => one.action === actions[0]);
  if (!first) return false;
  if (first.verb === "place" || pricesOf(question)[first.action]?.meets) return true;
  const legs = reachOf(question).filter((leg) => actions.every((one, i) => leg.answers[i] === one));
  return legs.length === 1 && Boolean(legs[0]?.meets);
}
