/** What one should not do by accident: end a turn too early, or meet somebody with a slip of the finger. Pure. */
import type { Scene } from "../../wire";
import { chips } from "./pieces";
import { viewOf } from "./view";

/** Worth doing before a turn ends: points that would be lost, a card that can be completed, an Outpost to activate. */
export function useful(scene: Scene): boolean {
  const lost = Object.values(viewOf(scene).table.left).some((n) => n > 0);
  const gains = ["complete", "activate_outpost", "activate_basecamp"];
  return lost || scene.actions.some((one) => gains.includes(one.verb));
}

/** A step to others begins a meeting, and what is laid before the first turn lies. */
export function final(scene: Scene, actions: readonly string[]): boolean {
  const [verb, hex = ""] = (actions.at(-1) ?? "").split(":");
  if (verb === "place") return true;
  const there = chips(viewOf(scene).table).get(hex) ?? [];
  return verb === "to" && there.some((one) => one.active && one.seat !== scene.seat);
}
