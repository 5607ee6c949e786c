/** Resurgence in the lobby: its matchbox label, and the way to the rest of it. */
import type { Label } from "../types";
import { words } from "./texts/label";

/** A tower with an onion on it: where it stands, how wide and high it is. */
const tower = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}v${-h}h${w}v${h}z` +
  `M${x - 3} ${y - h}c${-w * 0.2} ${-w * 0.7} ${w * 0.3} ${-w * 0.8} ${w / 2 + 3} ${-w * 1.5}` +
  `c${w * 0.2} ${w * 0.7} ${w * 0.7} ${w * 0.8} ${w / 2 + 3} ${w * 1.5}z`;

export const label: Label = {
  spot: "var(--ink-quest)",
  tagline: words.tagline,
  minutes: words.minutes,
  art:
    `<rect width="200" height="236" fill="var(--spot)"/>` +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => `<path d="M100 96L${-60 + i * 46} -20h22z" fill="var(--paper)" opacity=".16"/>`)
      .join("") +
    `<circle cx="100" cy="92" r="52" fill="var(--paper)"/>` +
    `<path d="${tower(78, 186, 44, 62)}${tower(36, 190, 26, 46)}${tower(138, 190, 26, 46)}" fill="var(--ink)"/>` +
    `<path d="M0 196q25-9 50 0t50 0 50 0 50 0v40H0z" fill="var(--paper)"/>` +
    [210, 223]
      .map((y) => `<path d="M0 ${y}q25-9 50 0t50 0 50 0 50 0" fill="none" stroke="var(--spot)" stroke-width="4"/>`)
      .join("") +
    `<path d="M92 186v-20a8 8 0 0 1 16 0v20z" fill="var(--paper)"/>`,
  first: { options: { start: "beginner" }, text: words.firstGame },
  load: () => import("./game"),
};
