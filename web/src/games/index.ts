/** The games this page can draw. A new game is one folder here and one line below. */
import { label as radlands } from "./radlands/label";
import { label as residuum } from "./residuum/label";
import type { Label } from "./types";

export const labels: Record<string, Label> = { radlands, residuum };
