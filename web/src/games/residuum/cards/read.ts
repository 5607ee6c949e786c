/** What a thing's name means: which card, hex, piece or resource is to be read. Pure. */
import { words } from "../texts/slips";
import { LANDS, RESOURCES, type Land, type Resource, type View } from "../view";

export type PieceName = "basecamp" | "outpost" | "outrider" | "barricade";

export type Read =
  | { sort: "discovery"; id: string }
  | { sort: "town"; id: string }
  | { sort: "war"; id: string }
  | { sort: "leader"; id: string; used: boolean | null }
  | { sort: "land"; id: string; land: Land; pieces: { seat: number; piece: PieceName; state: string }[] }
  | { sort: "piece"; piece: PieceName }
  | { sort: "resource"; resource: Resource };

const PIECES: readonly string[] = ["basecamp", "outpost", "outrider", "barricade"];

export function readOf(thing: string, view: View | null): Read {
  const [head = "", tail = ""] = thing.split(":");
  if (head === "town") return { sort: "town", id: tail };
  if (head === "war") return { sort: "war", id: tail };
  if (head === "leader") {
    const leader = view?.table.players.find((one) => one.leader.id === tail)?.leader;
    return { sort: "leader", id: tail, used: leader ? leader.used : null };
  }
  if (head === "land" && (LANDS as readonly string[]).includes(tail))
    return { sort: "land", id: "", land: tail as Land, pieces: [] };
  if (head === "piece" && PIECES.includes(tail)) return { sort: "piece", piece: tail as PieceName };
  const hex = view?.table.hexes.find((one) => one.id === thing);
  if (hex && view) return { sort: "land", id: hex.id, land: hex.land, pieces: standing(view, hex.id) };
  if ((RESOURCES as readonly string[]).includes(thing)) return { sort: "resource", resource: thing as Resource };
  return { sort: "discovery", id: thing };
}

/** Whose pieces are in a hex. */
function standing(view: View, hex: string): { seat: number; piece: PieceName; state: string }[] {
  const found: { seat: number; piece: PieceName; state: string }[] = [];
  for (const one of view.table.players) {
    if (one.basecamp?.hex === hex)
      found.push({ seat: one.seat, piece: "basecamp", state: one.basecamp.active ? "" : words.out });
    for (const post of one.outposts)
      if (post.hex === hex) found.push({ seat: one.seat, piece: "outpost", state: post.active ? "" : words.out });
    for (const rider of one.outriders)
      if (rider.hex === hex)
        found.push({
          seat: one.seat,
          piece: "outrider",
          state: [rider.active ? "" : words.out, rider.nuke ? words.armed : ""].filter(Boolean).join(", "),
        });
    for (const wall of one.barricades)
      if (wall.hex === hex) found.push({ seat: one.seat, piece: "barricade", state: words.out });
  }
  return found;
}
