/** What an event moved, and where its cubes came from. Pure. */
import type { TableEvent } from "../../wire";
import type { PieceKind } from "./pieces";

/** What rode along: the Outriders and the cargo that are told. */
export function moved(event: TableEvent): { kind: PieceKind; n: number }[] {
  const rows: [PieceKind, string][] = [
    ["outrider", "number"],
    ["basecamp", "basecamp"],
    ["outpost", "outposts"],
    ["barricade", "barricades"],
  ];
  return rows.map(([kind, field]) => ({ kind, n: Number(event[field] ?? 0) })).filter(({ n }) => n > 0);
}

/** The hex whose production an event tells; null where cubes came from something else. */
export function grown(event: TableEvent): string | null {
  return event.kind === "gain" && typeof event["hex"] === "string" ? event["hex"] : null;
}
