/** Where hexes, borders and empty cells lie on the page. Pointy hexes in axial coordinates. Pure. */
import type { Hex } from "./view";

/** From the middle of a hex to its corners, in the map's own units. */
export const R = 46;
const WIDE = Math.sqrt(3) * R;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The sides of a hex as actions name them, and the step to the cell there. */
export const SIDES = ["e", "ne", "nw", "w", "sw", "se"] as const;
export type Side = (typeof SIDES)[number];
const STEPS: Record<Side, [number, number]> = {
  e: [1, 0],
  ne: [1, -1],
  nw: [0, -1],
  w: [-1, 0],
  sw: [-1, 1],
  se: [0, 1],
};

/** The Trade Town covers the middle cell of its tile and three around it. */
export const TOWN_CELLS: readonly [number, number][] = [[0, 0], STEPS.ne, STEPS.w, STEPS.se];

export const centre = (q: number, r: number): Point => ({ x: WIDE * (q + r / 2), y: 1.5 * R * r });

const corner = (at: Point, n: number, size: number): Point => {
  const angle = (Math.PI / 180) * (60 * n - 30);
  return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) };
};
const round = (n: number): string => n.toFixed(1);

/** The six corners of a hex as the points of a polygon. */
export function corners(at: Point, size = R): string {
  return [0, 1, 2, 3, 4, 5]
    .map((n) => corner(at, n, size))
    .map((one) => `${round(one.x)},${round(one.y)}`)
    .join(" ");
}

/** A side's two ends. Corner n lies clockwise from the north-east one; the east side runs from 0 to 1. */
const ENDS: Record<Side, [number, number]> = { e: [0, 1], ne: [5, 0], nw: [4, 5], w: [3, 4], sw: [2, 3], se: [1, 2] };

/** The outline of the Trade Town: the sides of its cells that are no cell of its own behind. */
export function townOutline(size = R): string {
  const inside = new Set(TOWN_CELLS.map(([q, r]) => `${q},${r}`));
  const next = new Map<string, Point>();
  const key = (one: Point): string => `${Math.round(one.x)},${Math.round(one.y)}`;
  let start: Point | null = null;
  for (const [q, r] of TOWN_CELLS)
    for (const side of SIDES) {
      const [dq, dr] = STEPS[side];
      if (inside.has(`${q + dq},${r + dr}`)) continue;
      const at = centre(q, r);
      const [from, to] = [corner(at, ENDS[side][0], R), corner(at, ENDS[side][1], R)];
      next.set(key(from), to);
      start ??= from;
    }
  const points: Point[] = [];
  for (let one = start; one && points.length < next.size; one = next.get(key(one)) ?? null) points.push(one);
  const shrink = size / R;
  return points
    .map((one) => (shrink === 1 ? one : inward(one, points, R - size)))
    .map((one) => `${round(one.x)},${round(one.y)}`)
    .join(" ");
}

/** A corner of an outline moved inwards by a distance, by the normals of its two sides (clockwise). */
function inward(one: Point, points: Point[], by: number): Point {
  const i = points.indexOf(one);
  const before = points[(i + points.length - 1) % points.length] ?? one;
  const after = points[(i + 1) % points.length] ?? one;
  const normal = (a: Point, b: Point): Point => {
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: -(b.y - a.y) / long, y: (b.x - a.x) / long };
  };
  const [m, n] = [normal(before, one), normal(one, after)];
  const sum = { x: m.x + n.x, y: m.y + n.y };
  const scale = (by * (Math.sqrt(3) / 2)) / (sum.x * m.x + sum.y * m.y || 1);
  return { x: one.x + sum.x * scale, y: one.y + sum.y * scale };
}

export const parse = (name: string): { hex: string; side: Side } | null => {
  const found = /^(h\d+)\.(e|ne|nw|w|sw|se)$/.exec(name);
  return found ? { hex: found[1] ?? "", side: found[2] as Side } : null;
};

/** The cell beyond a side of a hex, where a tile can be laid: `h12.e`. */
export function beyond(name: string, hexes: ReadonlyMap<string, Hex>): Point | null {
  const one = parse(name);
  const hex = one && hexes.get(one.hex);
  if (!one || !hex) return null;
  const [dq, dr] = STEPS[one.side];
  return centre(hex.q + dq, hex.r + dr);
}

/** The middle of a border and how far it is turned: `h12.ne`. */
export function border(name: string, hexes: ReadonlyMap<string, Hex>): (Point & { turn: number }) | null {
  const one = parse(name);
  const hex = one && hexes.get(one.hex);
  if (!one || !hex) return null;
  const at = centre(hex.q, hex.r);
  const [from, to] = ENDS[one.side];
  const [a, b] = [corner(at, from, R), corner(at, to, R)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn: { e: 90, w: 90, ne: 30, sw: 30, nw: -30, se: -30 }[one.side] };
}

/** The same border from whichever of its two hexes: the name with the side e, ne or nw. */
export function borderBetween(one: Hex, other: Hex): string | null {
  for (const side of SIDES) {
    const [dq, dr] = STEPS[side];
    if (one.q + dq === other.q && one.r + dr === other.r)
      return ["e", "ne", "nw"].includes(side) ? `${one.id}.${side}` : `${other.id}.${OPPOSITE[side]}`;
  }
  return null;
}
const OPPOSITE: Record<Side, Side> = { e: "w", ne: "sw", nw: "se", w: "e", sw: "ne", se: "nw" };

/** What a map and some further points take up. */
export function bounds(points: readonly Point[], margin = R): Box {
  const xs = points.map((one) => one.x);
  const ys = points.map((one) => one.y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** Scale and shift that fit a box into a window. */
export function fit(box: Box, width: number, height: number, most = 2.2): { k: number; x: number; y: number } {
  const k = Math.min(most, width / (box.right - box.left), height / (box.bottom - box.top));
  return { k, x: width / 2 - (k * (box.left + box.right)) / 2, y: height / 2 - (k * (box.top + box.bottom)) / 2 };
}
