/** Whose move it is, as the tab shows it: in its title and its icon; and how a finished game came out for who played. */
import { keysOf } from "../net/keys";
import { t } from "../texts";
import type { TableInfo } from "../wire";
import { listed } from "./listed";

const RESTING = "/match.svg";
const BURNING = "/match-lit.svg";

/** Name the tab; with a number of tables that wait, or 1 for this one, it says so and its match burns. */
export function nameTab(title: string, waiting: number, here: boolean): void {
  document.title = !waiting ? title : `${here ? t("tab.move") : t("tab.moves", { n: waiting })} · ${title}`;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = waiting ? BURNING : RESTING;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

/** The seats of a table that this browser has the keys of. */
const mine = (table: TableInfo): number[] => keysOf(table.id).map((key) => key.seat);

export const isMyMove = (table: TableInfo): boolean =>
  table.status === "running" && mine(table).some((seat) => table.to_act.includes(seat));

/** "You won", "Bob won", "a draw". */
export function result(table: TableInfo): string {
  const winners = table.winners;
  if (winners === null) return t("lobby.stopped");
  const own = mine(table);
  if (own.length === 1 && winners.includes(own[0] ?? -1))
    return winners.length === 1 ? t("lobby.won.you") : t("lobby.won.shared");
  if (!winners.length) return table.seats.length === 1 ? t("lobby.lost.you") : t("lobby.drawn");
  return t("lobby.won", { names: listed(winners.map((seat) => table.seats[seat]?.name ?? "")) });
}
