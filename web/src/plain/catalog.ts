/** The things of a game that have a name, wherever its catalog lists them: what a card says at reading size. Pure. */
import type { Json } from "../wire";
import { plainly } from "./groups";

export interface Entry {
  name: string;
  /** Under what heading the catalog has it. */
  kind: string;
  /** What it says, sentence by sentence. */
  texts: string[];
  facts: [string, string][];
}

const TEXTS = ["text", "rules", "help", "effect"];
const HIDDEN = new Set(["id", "name", "source", "emblem", "ground", "count", ...TEXTS]);

/** Sentences among lists of them, and the texts of parts such as abilities. */
function sentences(value: Json | undefined): string[] {
  if (Array.isArray(value))
    return value.flatMap((one) => (typeof one === "string" ? (one.includes(" ") ? [one] : []) : sentences(one)));
  if (typeof value !== "object" || value === null) return [];
  return TEXTS.map((key) => value[key]).filter((one) => typeof one === "string" && one !== "") as string[];
}

function entry(kind: string, value: Record<string, Json>): Entry {
  return {
    name: plainly(String(value["name"])),
    kind,
    texts: [...sentences(value), ...Object.values(value).filter(Array.isArray).flatMap(sentences)],
    facts: Object.entries(value).flatMap(([key, one]): [string, string][] =>
      HIDDEN.has(key) || (typeof one !== "number" && typeof one !== "string") || one === "" || one === 0
        ? []
        : [[plainly(key), typeof one === "string" ? plainly(one) : String(one)]],
    ),
  };
}

export function entries(catalog: Json, kind = ""): Entry[] {
  if (Array.isArray(catalog)) return catalog.flatMap((one) => entries(one, kind));
  if (typeof catalog !== "object" || catalog === null) return [];
  if (typeof catalog["name"] === "string") return [entry(kind, catalog)];
  return Object.entries(catalog).flatMap(([key, one]) => entries(one, kind || plainly(key)));
}
