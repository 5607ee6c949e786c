/** The games this page has a board for: every folder here that has a label. The others get the plain one. */
import { plainLabel } from "../plain/label";
import type { Label } from "./types";

const found = import.meta.glob<{ label: Label }>("./*/label.ts", { eager: true });

export const labels: Readonly<Record<string, Label>> = Object.fromEntries(
  Object.entries(found).map(([path, { label }]) => [path.split("/")[1], label]),
);

export const labelOf = (id: string, title: string): Label => labels[id] ?? plainLabel(id, title);
