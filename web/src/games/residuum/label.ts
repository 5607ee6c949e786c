/** Residuum in the lobby: its matchbox label, and the way to the rest of it. */
import type { Label } from "../types";
import { words } from "./texts/label";

const hex = (x: number, y: number, size: number): string =>
  `M${[0, 60, 120, 180, 240, 300].map((a) => `${(x + size * Math.cos((a * Math.PI) / 180)).toFixed(1)} ${(y + size * Math.sin((a * Math.PI) / 180)).toFixed(1)}`).join("L")}z`;
/** The fields around the town in the middle, in the order in which they are inked; the rest is drawn in outline. */
const INKED = ["ink", "paper", "ink", "paper", "ink", "paper"];

/** A drawn map: the town in the middle, six fields around it, and outlines that fade towards the edge. */
function map(): string {
  let art = "";
  for (let q = -3; q <= 3; q++)
    for (let r = -5; r <= 4; r++) {
      const [x, y] = [100 + 39 * q, 112 + 45 * (r + q / 2)];
      const far = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
      const around = [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ].findIndex(([a, b]) => a === q && b === r);
      if (y < -30 || y > 260) continue;
      if (far === 0) art += `<path d="${hex(x, y, 24)}" fill="var(--paper)"/>`;
      else if (far === 1)
        art += `<path d="${hex(x, y, 24)}" fill="var(--${INKED[around]})"${around % 2 ? ' opacity=".55"' : ""}/>`;
      else
        art += `<path d="${hex(x, y, 23)}" fill="none" stroke="var(--paper)" ${far === 2 ? 'stroke-width="2.5" opacity=".75"' : 'stroke-width="1.6" opacity=".32"'}/>`;
    }
  return art;
}

export const label: Label = {
  spot: "var(--ink-camp)",
  tagline: words.tagline,
  minutes: words.minutes,
  art: `<rect width="200" height="236" fill="var(--spot)"/>${map()}<g style="color:var(--spot);--knock:var(--paper)"><g transform="translate(86 98) scale(1.167)" fill="currentColor" stroke-linecap="round" stroke-linejoin="round"><path d="M2 9.500L12 3l10 6.500V12H2z"/><path d="M3.5 13h3.600v9H3.500zM16.9 13h3.600v9h-3.600z"/><path d="M9 22v-6a3 3 0 0 1 6 0v6z"/><path d="M5 9.800h14" fill="none" stroke="var(--knock)" stroke-width="1.2"/></g></g><path d="M0 236V196q60-22 110-6t90-12v60z" fill="var(--ink)"/><g style="color:var(--paper);--knock:var(--ink)"><g transform="translate(58 140) scale(3.083)" fill="currentColor" stroke-linecap="round" stroke-linejoin="round"><circle cx="5.5" cy="17.5" r="4.5"/><circle cx="18.5" cy="17.5" r="4.5"/><circle cx="5.5" cy="17.5" r="1.6" fill="var(--knock)"/><circle cx="18.5" cy="17.5" r="1.6" fill="var(--knock)"/><path d="M5.5 17.500L9 11h6.500l3 6.500M15.5 11L17 7h2.8" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="10.6" cy="3.9" r="2.7"/><path d="M9.2 6.800l3.3.2 3.6 3.6-1.3 1.4-3-2-1 4-3.3-.2z"/></g></g><path d="M8 214h44M2 204h30" stroke="var(--paper)" stroke-width="3" stroke-linecap="round"/>`,
  first: { options: { map: "quick" }, text: words.firstGame },
  load: () => import("./game"),
};
