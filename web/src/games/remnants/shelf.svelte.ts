/** Which of several things is in view where there is room for one: it follows the question, and the hand that asks. */
import { untrack } from "svelte";
import type { Table } from "../../table/table.svelte";
import { askedOf } from "./view";

export type Shown = "hand" | "market" | "supply" | "mat";

const ANSWERED: Readonly<Record<string, Shown>> = {
  announce: "market",
  buy: "market",
  develop: "supply",
  choose_site: "supply",
  turn: "hand",
  refresh_discard: "hand",
  reset_discard: "hand",
  discard_one: "hand",
  trash_for_arcs: "hand",
  trade_unit: "hand",
  window: "hand",
  end_of_turn: "hand",
};

class Shelf {
  /** On a wide page beside the city: the hand has a place of its own there. */
  shown = $state<"market" | "supply">("market");
  /** On a small one under the city. */
  tab = $state<Shown>("hand");

  show(what: Shown): void {
    this.tab = what;
    if (what === "market" || what === "supply") this.shown = what;
  }

  /** What the question is about comes into view. */
  follow(table: Table): void {
    const question = askedOf(table.scene, table.replaying);
    const named = question?.name === "discount" ? this.discounted(table) : ANSWERED[question?.name ?? ""];
    untrack(() => named && this.show(named));
  }

  private discounted(table: Table): Shown {
    return table.actions.some((one) => one.verb === "name" && one.target?.startsWith("bm_")) ? "market" : "supply";
  }
}

export const shelf = new Shelf();
