/** The words of the table of The Pioneers Program. Card texts come from the server; these are the short forms. */
import { fill } from "../../../texts";
import type { CardType, Resource, Size, Step } from "../view";

export const words = {
  points: "points",
  point: "point",
  track: "Points",
  trackHelp: "{n} at the end of a round wins; the lowest marker breaks a tie",
  more: "{n} and more",
  rivals: "Rivals",
  towns: "Towns",
  town: "Town of {name}",
  yourTown: "Your town",
  townOf: "Show the town of {name}: {points} points, {size}",
  marketAndProjects: "Market and projects",
  market: "Market",
  marketDeck: "market deck",
  wastes: "wastes",
  wastesLeft: "{n} cards in the wastes deck",
  marketLeft: "{n} cards in the market deck",
  emptySlot: "empty",
  passSlot: "Pass slot {n}",
  passedHere: "{name} passed",
  price: "{n} credits",
  projects: "Projects",
  noProject: "All projects are done",
  tokensOf: "{name}: {n} of {value}",
  discarded: "discarded",
  structures: "{n} structures",
  structure: "1 structure",
  next: "next plot:",
  nextSize: "{size} town",
  plot: "free plot",
  pile: "Pile",
  pileOf: "{n} of {limit}",
  stores: "holds {what} more",
  income: "makes",
  upkeep: "upkeep",
  research: "research tokens left",
  hand: "Your hand",
  handEmpty: "Your hand is empty.",
  cardsInHand: "{n} cards in hand",
  knownCards: "known: {names}",
  passed: "passed",
  settled: "settled",
  now: "now",
  attacked: "attacked",
  raided: "raided",
  permanent: "for good",
  round: "Round",
  last: "last",
  alarmHidden: "Alarm token, face down",
  alarmSilent: "Silent alarm",
  alarmActive: "The alarm sounded",
  order: "Turn order",
  turnNumber: "turn {n}",
  combatOf: "{n} combat",
  notYet: "no skill in round 1",
  plan: "Plan",
  pass: "Pass",
  draw: "draw {n}",
  drawKeep: "draw {n}, keep {keep}",
  upTo: "up to {n}",
  one: "place 1",
  forFree: "free",
  forN: "for {n}",
  target: "attack",
  inForce: "till the end of the step",
  wastes_forbidden: "No Wastes action",
  prices_lowered: "Market prices lowered",
  packetOf: "Draft, pick {n} of {of}",
  seenHelp: "Cards drawn",
  keep: "keep",
  worth: "Worth {n} point while in town",
  difficulty: "Difficulty",
  number: "number {n}",
  value: "{n} tokens complete it",
  count: "{n} in the deck",
  from: "{deck} deck",
  makes: "Makes",
  costs: "Upkeep",
  react: "when needed",
  once: "used this round",
  usedUp: "discarded after use",
  becomes: "the town becomes {size}",
  tooMany: "{n} more than fits",
  stuck: "all your research tokens would lie on open projects",
  goneAfter: "used up",
  noToken: "no response token",
  needs: "needs {n}",
  gives: "gives",
  pays: "pays",
  handName: "Hand",
  waits: "waits",
  bot: "bot",
} as const;

export const sizes: Record<Size, string> = { small: "small", medium: "medium", large: "large" };
export const types: Record<CardType, string> = {
  structure: "Structure",
  item: "Item",
  personality: "Personality",
  event: "Event",
  attack: "Attack",
  raid: "Raid",
};
export const steps: Record<Step, string> = {
  draft: "Draft",
  actions: "Actions",
  maintenance: "Maintenance",
  order: "Order",
  over: "Over",
};
export const resources: Record<Resource, string> = { food: "food", credits: "credits", response: "response" };
const ONE: Record<Resource, string> = { food: "food", credits: "credit", response: "response" };

/** "1 credit", "2 food". */
export const amount = (resource: Resource, n: number): string =>
  `${n} ${Math.abs(n) === 1 ? ONE[resource] : resources[resource]}`;

/** "2 food, 1 credit". */
export const amounts = (all: Partial<Record<Resource, number>>): string =>
  (Object.keys(ONE) as Resource[])
    .filter((one) => all[one])
    .map((one) => amount(one, all[one] ?? 0))
    .join(", ");

export const pointsOf = (n: number): string => `${n} ${n === 1 ? words.point : words.points}`;
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
export const structuresOf = (n: number): string => (n === 1 ? words.structure : fill(words.structures, { n }));

/** What a word on a card means. */
export const keywords: { word: string; meaning: string; find: RegExp }[] = [
  {
    word: "Upkeep",
    meaning: "Due each round in Step 2. What is not paid for leaves the town.",
    find: /maintenance/i,
  },
  {
    word: "Response token",
    meaning: "Plays a card, pays for research, adds 1 before a roll, pays for a reroll, stands in for food.",
    find: /response/i,
  },
  {
    word: "Combat roll",
    meaning: "Two dice and all modifiers, against attack cards and in raids.",
    find: /\broll|combat/i,
  },
  {
    word: "Structure",
    meaning: "{medium} make a medium town, {large} a large one: more room, more planning, points. The HQ counts.",
    find: /structure/i,
  },
  {
    word: "Personality",
    meaning: "One may be played into a town each round.",
    find: /personalit/i,
  },
  {
    word: "Wastes action",
    meaning: "Draw a card from the wastes deck into your hand.",
    find: /wastes action/i,
  },
  {
    word: "Research",
    meaning: "The first to put enough own tokens on a project completes it, and its points are theirs for good.",
    find: /research/i,
  },
  { word: "Plan action", meaning: "Take response tokens, by town size: {plans}.", find: /plan action/i },
  {
    word: "Victory point",
    meaning: "Four at the end of a round win. Points on a card count while it is in town.",
    find: /victory point/i,
  },
  { word: "Raid", meaning: "Both sides roll; the attacker needs the defender's total.", find: /\braid/i },
  { word: "Plague", meaning: "A kind of card that some towns are immune to.", find: /plague/i },
  { word: "Viralz", meaning: "A kind of attack card.", find: /viralz/i },
  { word: "Ascendant", meaning: "A kind of attack card.", find: /ascendant/i },
  {
    word: "Trade",
    meaning: "Once in Step 2: food for credits or credits for food, at one of the rates named there.",
    find: /trade/i,
  },
  { word: "Permanent", meaning: "Stays, whatever happens to your town.", find: /permanent/i },
];
