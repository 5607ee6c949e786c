/** Residuum in the lobby: its matchbox label, and the way to the rest of it. */
import type { Label } from "../types";
import { words } from "./texts/en";

export const label: Label = {
  id: "residuum",
  spot: "var(--ink-quest)",
  tagline: words.tagline,
  minutes: words.minutes,
  art: `<rect width="200" height="236" fill="var(--spot)"/>`,
  load: () => import("./game"),
};
