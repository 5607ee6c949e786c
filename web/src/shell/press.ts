/** A press on a thing: its one action, the choice between several, or why nothing is open. Knows no game. */
import type { Table } from "../table/table.svelte";
import type { Action } from "../wire";

/** `closed`: the action that is asked about while nothing is open; null: none. `named`: the thing's name in actions. */
export function press(
  table: Table,
  thing: string,
  open: readonly Action[],
  closed: string | null | undefined,
  named = thing,
): void {
  if (table.waiting > 0 || table.again) return table.flush();
  table.ending = false;
  if (open.length === 1 && open[0]) table.act(open[0].action);
  else if (open.length > 1) table.chosen = table.chosen === thing ? null : thing;
  else if (closed !== null) table.why(thing, closed, named);
}
