/** The emblems of Resurgence. */
import { anyGround } from "../../../look/plate";
import { icons } from "../glyphs";
import type { Catalog } from "../view";

export function emblemsOf(all: Catalog): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [id, card] of Object.entries(all.cards)) found[id] = icons[card.type];
  for (const id of Object.keys(all.salvage)) found[id] = icons.crate;
  return found;
}

export const ground = (id: string): string => anyGround(id);
