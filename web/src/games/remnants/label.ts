/** City of Remnants in the lobby: its matchbox label, and the way to the rest of it. */
import type { Label } from "../types";
import { words } from "./texts/label";

/** A block with lit windows: where it stands, how wide and high it is. */
const block = (x: number, w: number, h: number): string => `M${x} 236v${-h}h${w}v${h}z`;
const panes = (x: number, y: number, columns: number, rows: number): string =>
  Array.from({ length: columns * rows }, (_, i) => {
    const dark = (i * 7 + x) % 3 === 0;
    return dark ? "" : `M${x + (i % columns) * 12} ${y + Math.floor(i / columns) * 14}h6v8h-6z`;
  }).join("");

export const label: Label = {
  spot: "var(--ink-person)",
  tagline: words.tagline,
  minutes: words.minutes,
  art:
    `<rect width="200" height="236" fill="var(--spot)"/>` +
    `<path d="M62 82L18 236h164L138 82z" fill="var(--paper)" opacity=".2"/>` +
    `<path d="M84 82L62 236h76L116 82z" fill="var(--paper)" opacity=".28"/>` +
    `<path d="M100 34c24 0 38 13 40 30H60c2-17 16-30 40-30z" fill="var(--paper)"/>` +
    `<path d="M100 62c46 0 80 7 80 16s-34 16-80 16-80-7-80-16 34-16 80-16z" fill="var(--ink)"/>` +
    [48, 74, 100, 126, 152].map((x) => `<circle cx="${x}" cy="78" r="5" fill="var(--paper)"/>`).join("") +
    `<path d="${block(0, 46, 78)}${block(42, 34, 52)}${block(78, 48, 98)}${block(128, 32, 60)}${block(154, 46, 86)}" fill="var(--ink)"/>` +
    `<path d="${panes(8, 168, 3, 4)}${panes(50, 194, 2, 3)}${panes(86, 148, 3, 6)}${panes(134, 186, 2, 3)}${panes(162, 160, 3, 5)}" fill="var(--paper)"/>`,
  first: { options: {}, text: words.firstGame },
  load: () => import("./game"),
};
