/** Radlands in the lobby: its matchbox label, and the way to the rest of it. */
import type { Label } from "../types";
import { words } from "./texts/en";

export const label: Label = {
  spot: "var(--ink-person)",
  tagline: words.tagline,
  minutes: words.minutes,
  art: `<rect width="200" height="236" fill="var(--spot)"/><path d="M100 150L-159 131L-154 95zM100 150L-144 59L-128 25zM100 150L-108 -6L-84 -34zM100 150L-56 -58L-25 -78zM100 150L9 -94L45 -104zM100 150L81 -109L119 -109zM100 150L155 -104L191 -94zM100 150L225 -78L256 -58zM100 150L284 -34L308 -6zM100 150L328 25L344 59zM100 150L354 95L359 131z" fill="var(--paper)" opacity="0.2"/><circle cx="100" cy="146" r="62" fill="var(--paper)"/><path d="M100 62C100 62 66 102 66 128a34 34 0 0 0 68 0C134 102 100 62 100 62z" fill="var(--spot)"/><path d="M82 130a18 18 0 0 0 16 18" fill="none" stroke="var(--paper)" stroke-width="6" stroke-linecap="round"/><path d="M0 176q50-16 100-8t100-4v90H0z" fill="var(--ink)"/><path d="M22 206l26-44 26 44zM74 214l28-52 28 52zM130 206l26-42 24 42z" fill="var(--paper)"/><path d="M48 178l-9 28h18zM102 180l-11 34h22zM156 180l-9 26h17z" fill="var(--ink)"/>`,
  first: { options: { setup: "first-game" }, text: words.firstGame },
  load: () => import("./game"),
};
