/** Which slip belongs to the question before a seat, or to what is going on. Pure. */
import type { View } from "../view";
import type { Question } from "../wire.gen";

export type SlipName = "combat" | "ledger" | "options";

/** Questions that the table itself answers. */
const ON_TABLE = new Set(["turn", "draft_pick", "keep_wastes"]);
const COMBAT = new Set(["before_roll", "before_raid", "reroll", "reward"]);

export function slipFor(question: Question | null, view: View): SlipName | null {
  if (!question) return view.table.combat ? "combat" : null; // a fight is for everybody to watch
  if (ON_TABLE.has(question.name)) return null;
  if (COMBAT.has(question.name) && view.table.combat) return "combat";
  return "ledger" in question ? "ledger" : "options";
}
