/** Who has won, in a few words; who plays alone wins or loses. */
import type { Table } from "../table/table.svelte";
import { t } from "../texts";

export function won(table: Table): string {
  const winners = table.outcome?.winners ?? [];
  if (winners.length === 0) return t(table.outcome?.scores.length === 1 ? "table.lost.alone" : "table.drawn");
  if (winners.length === 1 && winners[0] === table.seat) return t("table.won.you");
  const names = winners.map((seat) => table.name(seat));
  return names.length === 1
    ? t("table.won", { name: names[0] ?? "" })
    : t("table.won.shared", { names: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}
