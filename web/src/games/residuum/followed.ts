/** What an event moved and where it came from, told by the table before it and after it. Pure. */
import type { TableEvent } from "../../wire";
import { book } from "./book.svelte";
import type { PieceKind } from "./pieces";
import type { Land, LandRow, Player, Resource, View } from "./view";

/** A moment as it was told: what happened, the table before and now, and the whole log. */
export interface Told {
  events: readonly TableEvent[];
  before: View | null;
  now: View | null;
  log: readonly TableEvent[];
}

/** The active pieces of a player in a hex, by kind; Barricades that lie there too. */
function standing(player: Player | undefined, hex: string): Record<PieceKind, number> {
  const count = (all: readonly { hex?: string }[] | undefined): number => (all ?? []).filter((one) => one.hex === hex).length;
  return { basecamp: player?.basecamp?.hex === hex ? 1 : 0, outpost: count(player?.outposts), outrider: count(player?.outriders.filter((one) => one.active)), barricade: count(player?.barricades) };
}

/** What rode along: the Outriders that are told, and the cargo that left one hex for the other. */
export function moved(event: TableEvent, { before, now }: Told): { kind: PieceKind; n: number }[] {
  const [old, after] = [before, now].map((view) => view?.table.players[event.seat ?? -1]);
  const [from, to] = [String(event["from"]), String(event["hex"])];
  const party: { kind: PieceKind; n: number }[] = [{ kind: "outrider", n: Number(event["number"] ?? 1) }];
  for (const kind of ["basecamp", "outpost", "barricade"] as const) {
    const n = Math.min(standing(old, from)[kind] - standing(after, from)[kind], standing(after, to)[kind] - standing(old, to)[kind]);
    if (n > 0) party.push({ kind, n });
  }
  return party;
}

interface Producer {
  piece: keyof LandRow;
  hex: string;
}

/** The pieces of a player that may produce. */
const producers = (player: Player): Producer[] => [
  ...(player.basecamp?.active ? [{ piece: "basecamp" as const, hex: player.basecamp.hex }] : []),
  ...player.outposts.filter((one) => one.active).map((one) => ({ piece: "outpost" as const, hex: one.hex })),
  ...player.outriders.filter((one) => one.active).map((one) => ({ piece: "outrider" as const, hex: one.hex })),
];

/** The hex whose production an event tells; null where cubes came from something else. */
export function grown(event: TableEvent, { events, before, log }: Told, land: (id: Land) => LandRow = (id) => book.land(id)): string | null {
  if (!before) return null;
  const { ask } = before.mine;
  if (ask?.kind === "produce" && ask.hex) return ask.hex;
  const past = log.slice(0, log.findLastIndex((one) => one.n === event.n));
  if (past.findLast((one) => one.kind !== "gain")?.kind !== "turn") return null;
  const player = before.table.players[event.seat ?? -1];
  const resource = event["resource"] as Resource;
  if (!player) return null;
  const found = producers(player).filter(({ piece, hex }) => {
    const there = before.table.hexes.find((one) => one.id === hex);
    return there && (land(there.land)[piece][resource] ?? 0) > 0;
  });
  const same = events.filter((one) => one.kind === "gain" && one.seat === event.seat && one["resource"] === resource).indexOf(event);
  return (found[same] ?? found[0])?.hex ?? null;
}
