/** What stands and lies in each hex, as the map draws it: equal pieces are one chip with a number. Pure. */
import type { Player, View } from "./view";

export type PieceKind = "basecamp" | "outpost" | "outrider" | "barricade";

export interface Chip {
  key: string;
  kind: PieceKind;
  seat: number;
  active: boolean;
  nuke: boolean;
  fought: boolean;
  n: number;
}

const ORDER: PieceKind[] = ["basecamp", "outpost", "outrider", "barricade"];

function ofPlayer(player: Player, put: (hex: string, chip: Omit<Chip, "key" | "n">) => void): void {
  const { seat } = player;
  const plain = { seat, nuke: false, fought: false };
  if (player.basecamp) put(player.basecamp.hex, { ...plain, kind: "basecamp", active: player.basecamp.active });
  for (const one of player.outposts) put(one.hex, { ...plain, kind: "outpost", active: one.active });
  for (const one of player.outriders)
    put(one.hex, { kind: "outrider", seat, active: one.active, nuke: one.nuke, fought: one.fought });
  for (const one of player.barricades) if (one.hex) put(one.hex, { ...plain, kind: "barricade", active: false });
}

/** The chips of every hex: what is active first, Basecamps before Outposts before Outriders. */
export function chips(table: View["table"]): Map<string, Chip[]> {
  const found = new Map<string, Map<string, Chip>>();
  for (const player of table.players)
    ofPlayer(player, (hex, chip) => {
      const key = [
        chip.seat,
        chip.kind,
        chip.active ? "on" : "off",
        chip.nuke ? "nuke" : "",
        chip.fought ? "fought" : "",
      ].join("/");
      const there = found.get(hex) ?? new Map<string, Chip>();
      found.set(hex, there);
      const old = there.get(key);
      if (old) old.n += 1;
      else there.set(key, { ...chip, key, n: 1 });
    });
  const sorted = (all: Iterable<Chip>): Chip[] =>
    [...all].sort(
      (a, b) => Number(b.active) - Number(a.active) || a.seat - b.seat || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
    );
  return new Map([...found].map(([hex, there]) => [hex, sorted(there.values())]));
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Where so many chips lie in a hex, and how large: in one row, two or three. */
export function spots(count: number): Spot[] {
  const rows = count <= 3 ? 1 : count <= 6 ? 2 : 3;
  const per = Math.ceil(count / rows);
  const size = [34, 34, 30, 26, 26, 23, 23][count] ?? 17;
  const step = Math.min(size + 3, 70 / per);
  const tall = size + 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / per);
    const inRow = Math.min(per, count - row * per);
    return { x: ((i % per) - (inRow - 1) / 2) * step, y: 2 + (row - (rows - 1) / 2) * tall, size };
  });
}

/** Barricades that stand, by border. Several players may have one on the same border. */
export function walls(table: View["table"]): { border: string; seat: number; at: number; of: number }[] {
  const all = table.players.flatMap((player) =>
    player.barricades.flatMap((one) => (one.border ? [{ border: one.border, seat: player.seat }] : [])),
  );
  return all.map((one, i) => {
    const same = all.filter((other) => other.border === one.border);
    return { ...one, at: same.findIndex((other) => other === all[i]), of: same.length };
  });
}
