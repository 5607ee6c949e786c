/** The words of Resurgence on its table, in English. */
import { fill } from "../../../texts";
import type { Area, Column, Encounter, Item, Part, Stage, Token } from "../view";

export const items: Record<Item, string> = { food: "Food", fuel: "Fuel", parts: "Parts", ammo: "Ammo", meds: "Meds" };
export const tokens: Record<Token, string> = {
  hero: "Hero",
  ranger: "Ranger",
  builder: "Builder",
  scholar: "Scholar",
  laborer: "Laborer",
};
export const areas: Record<Area, string> = { metro: "Metro", harbor: "Harbor", compound: "Compound" };
export const columns: Record<Column, string> = { left: "left", middle: "middle", right: "right" };
export const encounters: Record<Encounter, string> = { mutant: "Mutant", beast: "Beast", stalker: "Stalker" };
export const stages: Record<Stage, string> = {
  setup: "Before the start",
  assign: "Assign",
  leadership: "Leadership",
  work: "Workers",
  upkeep: "Upkeep",
};
export const parts: Record<Part, string> = {
  ...items,
  vp: "VP",
  lead_metro: "Metro Leadership",
  lead_harbor: "Harbor Leadership",
  lead_compound: "Compound Leadership",
  lead_any: "a step on any track",
  retire: "Retire",
  specialist: "a Specialist",
  plan: "plan a Mission",
  draw: "draw a token",
  any_resource: "any Resource",
  any_supply: "Ammo or Meds",
};
const COUNTED = new Set<Part>(["food", "fuel", "parts", "ammo", "meds", "vp", "any_resource", "any_supply"]);

/** "2 Food", "Retire", "2 steps on any track". */
export function partOf(part: Part, n: number): string {
  if (part === "parts" && n === 1) return "1 Part";
  if (COUNTED.has(part)) return `${n} ${parts[part]}`;
  return n > 1 ? `${n} × ${parts[part]}` : parts[part];
}

/** "2 Food, 1 VP". */
export const amounts = (of: Partial<Record<Part, number>>): string =>
  (Object.entries(of) as [Part, number][])
    .filter(([, n]) => n)
    .map(([part, n]) => partOf(part, n))
    .join(", ");

/** "1 Food or 1 Fuel". */
export const oneOf = (items: readonly Item[]): string => items.map((one) => partOf(one, 1)).join(" or ");

/** What wakes a Survivor card, in a word or two. */
export const triggers: Record<string, string> = {
  place_metro: "Metro Zone",
  place_harbor: "Harbor Zone",
  place_room: "own room",
  place_mutant_zone: "Mutant Zone",
  rescue: "Rescue",
  build: "Build",
  plan: "planned",
  complete_mission: "Mission done",
  gain_food: "gained Food",
  gain_fuel: "gained Fuel",
  gain_parts: "gained Parts",
  gain_ammo: "gained Ammo",
  gain_meds: "gained Meds",
};
/** What a Survivor card does besides gaining. */
export const deeds: Record<string, string> = {
  move_token: "move a token",
  use_as: "stands in",
  use_as_any: "any Specialist",
  replace_supply_with_resource: "or a Resource",
  mission_discount: "Mission 1 less",
  complete_second_mission: "one more",
};

export const words = {
  round: "Round",
  first: "first player",
  vp: "VP",
  level: "level {n}",
  rivals: "Rivals, in turn order",
  players: "Players",
  mutants: "Mutants",
  side: "board side {side}",
  hazard: "Nuclear Hazard",
  leadership: "Leadership",
  leadershipEnd: "end: {places} VP",
  leadershipCard: "Mutant Leadership",
  track: "{area}: {name} on {n}",
  event: "Event",
  eventIn: "Event, {district}",
  directives: "Directives",
  directivesHelp: "from level {tower}",
  directiveFoe: "Mutants {n}",
  districts: "Moscow",
  row: "Survivor row",
  rowHelp: "the last {n} leave in Upkeep",
  rowFree: "free",
  missions: "Missions",
  basic: "Basic",
  advanced: "Advanced",
  advancedHelp: "from level {tower}",
  taken: "taken",
  emptyRow: "empty",
  anyToken: "any token",
  tokensN: "{n} token types",
  upper: "upper",
  lower: "lower",
  left: "left",
  right: "right",
  here: "{name}, {token}",
  price: "{n} of any item to place here",
  priceBeast: "and 1 Ammo or Meds for the Beast",
  item: "{n} item",
  itemsN: "{n} items",
  beast: "Ammo or Meds",
  free: "go here",
  with: "with {card}",
  use: "use it",
  stalkerTag: "the Stalker",
  stalkerDoes: { plan: "Plan", trade: "Trade" } as Record<string, string>,
  compound: "Your Compound",
  compoundOf: "Compound of {name}",
  draw: "draw {n}",
  hold: "hold {what}, pay {pays}",
  rubble: "Rubble, face down",
  lost: "lost",
  clear: "clear it",
  expose: "turn it up",
  planned: "Planned",
  slot: "free slot",
  completed: "Completed",
  complete: "Complete",
  income: "income in Upkeep",
  survivors: "Your Survivors",
  ready: "ready",
  exhausted: "exhausted",
  fresh: "joins your next turn",
  rescueAdds: "Rescue adds a card here",
  area: "{area} area",
  total: "total {n}",
  rest: "Rest it",
  restWhich: "Rest which?",
  restHelp: "1 Food, no cards",
  bagHelp: "In the bag: {what}",
  restAreaHelp: "In the Rest Area: {what}",
  nothing: "nothing",
  drawn: "Drawn, behind your screen",
  drawnNext: "next",
  waits: "waits for the others",
  salvage: "Salvage",
  stock: "{n} {item}",
  handName: "Assign",
  decline: "No, or no more",
  missed: "Left undone: {what}",
  chain: "This turn",
  bands: "Parts of the table",
  cards: "Cards",
  tableTab: "Table",
  boardTab: "{name}: {n} open",
  deck: "{n} left in the deck",
  bot: "bot",
  plannedN: "planned Missions",
  doneN: "completed Missions by column",
  roomsN: "rooms cleared",
  cardsN: "Survivor cards ready",
  points: "As things stand: {n}",
  score: "{n} VP",
} as const;

export const scoreOf = (n: number): string => fill(words.score, { n });
export const heapOf = (heap: Partial<Record<Token, number>>): string =>
  (Object.entries(heap) as [Token, number][])
    .filter(([, n]) => n)
    .map(([token, n]) => `${n} ${tokens[token]}`)
    .join(", ") || words.nothing;

/** What a word on a card means. */
export const keywords: { word: string; meaning: string; find: RegExp }[] = [
  {
    word: "Rescue",
    meaning: "Take a card of the Survivor row for the Food under it; its token joins your bag.",
    find: /\bRescue/,
  },
  { word: "Build", meaning: "Clear a room of your level or below, and gain what its Rubble shows.", find: /\bBuild\b/ },
  {
    word: "Retire",
    meaning: "A token of your bag or Rest Area leaves the game: better draws.",
    find: /\bRetire/,
  },
  {
    word: "Plan",
    meaning: "Put a face-up Mission into one of your {planned} slots. It can be completed from your next turn on.",
    find: /\bplan(ned)?\b/i,
  },
  {
    word: "Specialist",
    meaning: "A Ranger, Builder or Scholar: {specialist} for Leadership, and welcome in spaces of its kind.",
    find: /Specialist/,
  },
  {
    word: "Mutant",
    meaning: "A Mutant in a Zone costs 1 item of your choice to go there.",
    find: /Mutant token/,
  },
  {
    word: "Leadership",
    meaning: "{last} spaces a track. Each space entered gives what it shows; at the end {places} VP.",
    find: /Leadership track/,
  },
  { word: "Resource", meaning: "Food, Fuel and Parts, up to {resources} each.", find: /Resource/ },
  {
    word: "Critical Supply",
    meaning: "Ammo and Meds, up to {supplies} each. They open levels.",
    find: /Critical Suppl/,
  },
];
