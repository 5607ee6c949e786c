/** Verbs that slips have buttons for: the shell makes no button of them. */
export const slipVerbs: readonly string[] = [
  "pay", "points", "guide", "bikes", "cost", "produce", "count", "leave_behind", "take_along",
  "buy", "done", "sell", "credit", "ability", "give", "get", "want", "offer", "accept", "refuse", "counter", "break_off",
  "welcome", "fight", "trade", "attack", "lay", "chem", "nuclear", "nuke", "crate", "add", "loot",
  "keep", "top", "discard", "let_go", "detonate", "decline", "class", "rival",
];
