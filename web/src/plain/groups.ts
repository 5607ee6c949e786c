/**
 * What lies on the table, as groups that can be read without knowing the game: zones of cards, numbers, words. The
 * server sends them; a view without them is told field by field. Pure.
 */
import type { Json, Phrase, Scene } from "../wire";

/** One line of a group that is a list of things. */
export interface Row {
  title: string;
  facts: string[];
}

export interface Group {
  name: string;
  /** Whose it is; null: everybody's. */
  seat: number | null;
  /** Names; null is a card that lies face down. */
  cards?: (string | null)[];
  number?: number;
  numbers?: number[];
  text?: Phrase;
  rows?: Row[];
}

export interface Shown {
  /** What is nobody's. */
  table: Group[];
  /** What lies openly before each seat. */
  seats: Map<number, Group[]>;
  /** What only this seat sees. */
  mine: Group[];
}

type Fields = Record<string, Json>;
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCard = (value: Json): value is string | null => value === null || typeof value === "string";
const isNumber = (value: Json): value is number => typeof value === "number";

/** "water_silo": "Water silo". */
export function plainly(name: string): string {
  const said = name.replaceAll("_", " ").trim();
  return said.charAt(0).toUpperCase() + said.slice(1);
}

// -- groups as they are sent -----------------------------------------------------------------------------------

function sent(value: Json): Group[] {
  if (!isFields(value) || typeof value["name"] !== "string") return [];
  const { name, seat, cards, number, numbers, text } = value;
  return [
    {
      name: plainly(name),
      seat: isNumber(seat ?? null) ? (seat as number) : null,
      ...(Array.isArray(cards) ? { cards: cards.filter(isCard) } : {}),
      ...(typeof number === "number" ? { number } : {}),
      ...(Array.isArray(numbers) ? { numbers: numbers.filter(isNumber) } : {}),
      ...(typeof text === "string" ? { text } : {}),
    },
  ];
}

// -- a view that has none ----------------------------------------------------------------------------------------

/** Said elsewhere on the page, or of no use to people. */
const ELSEWHERE = new Set(["game", "groups", "to_act", "waiting", "over", "outcome", "seat"]);
/** What a thing in a list is called. */
const TITLES = ["name", "title", "card", "land", "kind", "id"];

const said = (value: Json): string =>
  typeof value === "string" && /^[a-z][a-z_]+$/.test(value) ? plainly(value).toLowerCase() : String(value);
const nothing = (value: Json): boolean =>
  value === null || value === false || value === "" || value === "none" || (Array.isArray(value) && !value.length);

function facts(fields: Fields, except: string): string[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const name = plainly(key).toLowerCase();
    if (key === except || key === "token" || nothing(value)) return [];
    if (value === true) return [name];
    if (isFields(value)) return facts(value, "").map((fact) => `${name} ${fact}`);
    if (Array.isArray(value))
      return value.some((one) => typeof one === "object" && one !== null)
        ? [`${name} ${value.length}`]
        : [`${name} ${value.map(said).join(", ")}`];
    return [`${name} ${said(value)}`];
  });
}

function row(value: Json): Row {
  if (!isFields(value)) return { title: value === null ? "–" : plainly(String(value)), facts: [] };
  const key = TITLES.find((one) => typeof value[one] === "string") ?? "";
  return { title: key ? plainly(String(value[key])) : "", facts: facts(value, key) };
}

function told(name: string, value: Json, seat: number | null): Group[] {
  const group = { name: plainly(name), seat };
  if (nothing(value)) return [];
  if (typeof value === "number") return [{ ...group, number: value }];
  if (value === true) return [{ ...group, text: "yes" }];
  if (typeof value === "string") return [{ ...group, text: said(value) }];
  if (isFields(value)) {
    const one = row(value);
    return one.title || one.facts.length ? [{ ...group, rows: [one] }] : [];
  }
  if (!Array.isArray(value)) return [];
  if (value.every(isNumber)) return [{ ...group, numbers: value }];
  const things = value.filter((one) => one !== null);
  if (things.every((one) => typeof one === "string"))
    return things.length ? [{ ...group, cards: things.map(plainly) }] : [];
  if (things.every((one) => isFields(one) && isNumber(one["seat"] ?? null)))
    return things.flatMap((one) => fields(one as Fields, (one as Fields)["seat"] as number));
  if (things.every(Array.isArray)) return value.flatMap((one, i) => told(`${name} ${i + 1}`, one, seat));
  return [{ ...group, rows: things.map(row) }];
}

const fields = (value: Fields, seat: number | null): Group[] =>
  Object.entries(value)
    .filter(([key]) => !ELSEWHERE.has(key))
    .flatMap(([key, one]) => told(key, one, seat));

// -- both --------------------------------------------------------------------------------------------------------

function groups(part: Json | undefined, seat: number | null): Group[] {
  if (!isFields(part)) return [];
  return Array.isArray(part["groups"]) ? part["groups"].flatMap(sent) : fields(part, seat);
}

export function shown(scene: Pick<Scene, "view" | "seat">): Shown {
  const view = isFields(scene.view) ? scene.view : {};
  const open = groups(view["table"], null);
  const seats = new Map<number, Group[]>();
  for (const group of open) if (group.seat !== null) seats.set(group.seat, [...(seats.get(group.seat) ?? []), group]);
  return {
    table: open.filter((group) => group.seat === null),
    seats: new Map([...seats].sort(([a], [b]) => a - b)),
    mine: groups(view["mine"], scene.seat),
  };
}

/** Cards as they are laid out: equal ones once with their number, those face down together at the end. */
export function laid(cards: readonly (string | null)[]): { name: string | null; count: number }[] {
  const counts = new Map<string | null, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => Number(a.name === null) - Number(b.name === null));
}
