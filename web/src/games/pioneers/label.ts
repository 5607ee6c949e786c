/** The Pioneers Program in the lobby: its matchbox label, and the way to the rest of it. */
import type { Label } from "../types";
import { words } from "./texts/label";

/** A house with a pointed roof: where it stands, how wide and high it is. */
const house = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}v${-h}l${w / 2} ${-w * 0.42} ${w / 2} ${w * 0.42}v${h}z`;
const door = (x: number, y: number, w: number, h: number): string => `M${x} ${y}v${-h}h${w}v${h}z`;

export const label: Label = {
  spot: "var(--ink-event)",
  tagline: words.tagline,
  minutes: words.minutes,
  art:
    `<rect width="200" height="236" fill="var(--spot)"/>` +
    [30, 58, 86, 114]
      .map(
        (r, i) =>
          `<circle cx="100" cy="86" r="${r}" fill="none" stroke="var(--paper)" stroke-width="5" opacity="${0.5 - i * 0.11}"/>`,
      )
      .join("") +
    `<circle cx="100" cy="86" r="17" fill="var(--paper)"/>` +
    `<path d="M100 86L93 190h14z" fill="var(--ink)"/><path d="M84 132h32M88 154h24" stroke="var(--ink)" stroke-width="4"/>` +
    `<path d="M0 236V186q50-14 100-6t100-8v64z" fill="var(--ink)"/>` +
    `<path d="${house(8, 214, 34, 24)}${house(48, 218, 28, 18)}${house(122, 216, 30, 20)}${house(156, 212, 36, 26)}" fill="var(--paper)"/>` +
    `<path d="${door(20, 214, 10, 13)}${door(58, 218, 8, 11)}${door(133, 216, 8, 11)}${door(169, 212, 10, 14)}" fill="var(--ink)"/>`,
  first: { options: {}, text: words.firstGame },
  load: () => import("./game"),
};
