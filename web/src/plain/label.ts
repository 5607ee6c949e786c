/** The matchbox label of a game that has brought none: its initials on a ground, in one of the spot inks. */
import type { Label } from "../games/types";
import { anyGround, grounds, spotOf } from "../look/plate";

const SMALL = new Set(["a", "an", "and", "for", "in", "of", "on", "the", "to"]);

/** Up to three capital letters for a title: those of its words that count, or its first one. */
export function initials(title: string): string {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const said = words.filter((word) => !SMALL.has(word.toLowerCase()));
  return (said.length ? said : words)
    .slice(0, 3)
    .map((word) => word[0]?.toUpperCase() ?? "")
    .join("");
}

const text = (letters: string, x: number, y: number, ink: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="var(--f-head)" font-weight="900" ` +
  `font-size="${[118, 118, 92, 68][letters.length]}" fill="var(${ink})">${letters}</text>`;

/** A disc like the sun of the other labels, the letters before it, and the ground they stand on. */
function art(id: string, title: string): string {
  const letters = initials(title);
  const y = [150, 158, 150, 142][letters.length] ?? 150;
  return (
    `<rect width="200" height="236" fill="var(--spot)"/>` +
    `<svg x="-154" y="0" width="708" height="236" viewBox="-100 0 300 100" fill="var(--paper)" color="var(--paper)" ` +
    `opacity=".2">${grounds[anyGround(id)] ?? ""}</svg>` +
    `<circle cx="100" cy="116" r="78" fill="var(--paper)"/>` +
    `<circle cx="100" cy="116" r="71" fill="none" stroke="var(--spot)" stroke-width="2"/>` +
    text(letters, 104, y + 4, "--paper-rule") +
    text(letters, 100, y, "--spot") +
    `<path d="M0 206q50-16 100-8t100-4v60H0z" fill="var(--ink)"/>`
  );
}

export const plainLabel = (id: string, title: string): Label => ({
  spot: spotOf(id),
  tagline: "",
  minutes: "",
  art: art(id, title || id),
  load: () => import("./game"),
});
