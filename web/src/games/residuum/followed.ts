/** What an event moved. Pure. */
import type { Event } from "./events.gen";
import type { PieceKind } from "./pieces";

export type Move = Extract<Event, { kind: "move" | "network" }>;

/** What rode along: the Outriders and the cargo that are told. */
export function moved(event: Move): { kind: PieceKind; n: number }[] {
  const rows: [PieceKind, number][] = [
    ["outrider", event.number],
    ["basecamp", event.basecamp ? 1 : 0],
    ["outpost", event.outposts],
    ["barricade", event.barricades],
  ];
  return rows.map(([kind, n]) => ({ kind, n })).filter(({ n }) => n > 0);
}
