/** Which questions are answered on a slip; the others are answered on the table itself. Pure. */
import type { Question } from "../wire.gen";

const ON_TABLE = new Set([
  "assign",
  "choose_token",
  "destination",
  "shift",
  "work",
  "plan",
  "rescue",
  "free_rescue",
  "build",
  "block_room",
  "complete_second",
]);

export const slipFor = (question: Question | null): boolean => question !== null && !ON_TABLE.has(question.name);
