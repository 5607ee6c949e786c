/** Which questions are answered on a slip; the others are answered on the table itself. Pure. */
import type { Question, View } from "../view";

export type Slip = "auction" | "battle" | "yugai" | "sell" | "options";

const BATTLE = new Set(["lay_cards", "use_abilities", "aim_at", "remove_unit"]);
const OPTIONS = new Set(["pick_leader", "blackmail", "dig_card", "take_discard", "search_pile", "put_on_top"]);

export function slipFor(question: Question | null, view: View): Slip | null {
  const name = question?.name ?? "";
  if (name === "bid" || name === "bid_rest") return "auction";
  if (BATTLE.has(name)) return "battle";
  if (name === "face_ycu") return "yugai";
  if (name === "sell") return "sell";
  if (OPTIONS.has(name)) return "options";
  if (question) return null;
  return view.table.battle ? "battle" : view.table.auction ? "auction" : null;
}
