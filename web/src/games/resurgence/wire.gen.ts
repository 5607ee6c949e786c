/* Made from the server's types by `npm run types`; do not edit. */

export type Question =
  | ArrangeQuestion
  | AssignQuestion
  | AssignDrawnQuestion
  | ChooseTokenQuestion
  | DestinationQuestion
  | FileMissionQuestion
  | GainItemQuestion
  | LeadQuestion
  | MeetFoeQuestion
  | PayEventQuestion
  | PayItemQuestion
  | PlanQuestion
  | RecruitQuestion
  | RescueQuestion
  | RetireQuestion
  | RewardQuestion
  | RiseQuestion
  | ShareRightQuestion
  | ShiftQuestion
  | ShiftToQuestion
  | SwapQuestion
  | TireQuestion
  | TradeForQuestion
  | WaiveQuestion
  | WorkQuestion
  | PlainQuestion;

export interface Wire {
  Reward: Reward;
  Items: Items;
  Heap: Heap;
  Price: Price;
  Mine: Mine;
  Table: Table;
  Card: Card;
  Directive: Directive;
  District: District;
  EventCard: EventCard;
  Income: Income;
  LevelRow: LevelRow;
  Mission: Mission;
  MutantActions: MutantActions;
  MutantCard: MutantCard;
  MutantLeadership: MutantLeadership;
  Rubble: Rubble;
  Salvage: Salvage;
  Space: Space;
  Track: Track;
  Tracks: Tracks;
  MutantAction: MutantAction;
  Decks: Decks;
  Encounters: Encounters;
  CurrentEvent: CurrentEvent;
  Mutants: Mutants;
  Offered: Offered;
  End: End;
  Player: Player;
  ThisTurn: ThisTurn;
  Unused: Unused;
  Zone: Zone;
  Standing: Standing;
  ByArea: ByArea;
  Assigned: Assigned;
  Bag: Bag;
  Held: Held;
  Completed: Completed;
  Stock: Stock;
  Room: Room;
  ByEncounter: ByEncounter;
  ArrangeQuestion: ArrangeQuestion;
  AssignQuestion: AssignQuestion;
  AssignDrawnQuestion: AssignDrawnQuestion;
  ChooseTokenQuestion: ChooseTokenQuestion;
  DestinationQuestion: DestinationQuestion;
  FileMissionQuestion: FileMissionQuestion;
  GainItemQuestion: GainItemQuestion;
  LeadQuestion: LeadQuestion;
  MeetFoeQuestion: MeetFoeQuestion;
  PayEventQuestion: PayEventQuestion;
  PayItemQuestion: PayItemQuestion;
  PlanQuestion: PlanQuestion;
  RecruitQuestion: RecruitQuestion;
  RescueQuestion: RescueQuestion;
  RetireQuestion: RetireQuestion;
  RewardQuestion: RewardQuestion;
  RiseQuestion: RiseQuestion;
  ShareRightQuestion: ShareRightQuestion;
  ShiftQuestion: ShiftQuestion;
  ShiftToQuestion: ShiftToQuestion;
  SwapQuestion: SwapQuestion;
  TireQuestion: TireQuestion;
  TradeForQuestion: TradeForQuestion;
  WaiveQuestion: WaiveQuestion;
  WorkQuestion: WorkQuestion;
  PlainQuestion: PlainQuestion;
  View: View;
  Catalog: Catalog;
  Question: Question;
}
export interface Reward {
  food?: number;
  fuel?: number;
  parts?: number;
  ammo?: number;
  meds?: number;
  vp?: number;
  lead_metro?: number;
  lead_harbor?: number;
  lead_compound?: number;
  lead_any?: number;
  retire?: number;
  specialist?: number;
  plan?: number;
  draw?: number;
  any_resource?: number;
  any_supply?: number;
}
export interface Items {
  food?: number;
  fuel?: number;
  parts?: number;
  ammo?: number;
  meds?: number;
}
export interface Heap {
  hero?: number;
  ranger?: number;
  builder?: number;
  scholar?: number;
  laborer?: number;
}
/**
 * What placing in a Zone costs.
 */
export interface Price {
  beast: boolean;
  items: number;
}
/**
 * What a seat alone sees; a spectator has none of it.
 */
export interface Mine {
  answers?: string[];
  drawn?: ("builder" | "hero" | "laborer" | "ranger" | "scholar")[];
  hand?: string[];
  kept?: string[];
  seat?: number;
}
export interface Table {
  advanced: (string | null)[];
  basic: (string | null)[];
  decks: Decks;
  directives: string[];
  discard: string[];
  encounters: Encounters;
  event: CurrentEvent | null;
  first: number;
  game: string;
  mutant_cards: string[];
  mutant_discard: string[];
  mutants: Mutants | null;
  offered: Offered;
  outcome: End | null;
  over: boolean;
  past_events: string[];
  players: Player[];
  round: number;
  row: (string | null)[];
  stage: "assign" | "leadership" | "setup" | "upkeep" | "work";
  this_turn: ThisTurn;
  to_act: number[];
  turn: number | null;
  unused: Unused;
  waiting: number[];
  zones: Zone[];
}
export interface Decks {
  advanced: number;
  basic: number;
  events: number;
  mutants: number;
  survivors: number;
}
export interface Encounters {
  bag: ByEncounter;
  beside: ByEncounter;
}
export interface ByEncounter {
  beast: number;
  mutant: number;
  stalker: number;
}
export interface CurrentEvent {
  district: string | null;
  id: string;
  name: string;
}
/**
 * The Mutants of the solo game.
 */
export interface Mutants {
  leadership: string | null;
  leadership_deck: number;
  points: {
    [k: string]: number;
  };
  revealed: number;
  side: "A" | "B";
  tracks: ByArea;
  vp: number;
}
export interface ByArea {
  compound: number;
  harbor: number;
  metro: number;
}
export interface Offered {
  heroes: string[];
  missions: string[];
}
/**
 * How a game has ended.
 */
export interface End {
  reason: string;
  scores: number[];
  sheet: [string, number[]][];
  winners: number[];
}
/**
 * One player, as everybody sees them.
 */
export interface Player {
  areas: Assigned;
  bag: Bag;
  cards: Held[];
  completed: Completed;
  hero: string | null;
  items: Stock;
  level: number;
  planned: string[];
  points: {
    [k: string]: number;
  };
  rest: Heap;
  rooms: Room[];
  row_bonus: boolean;
  seat: number;
  strength: ByArea;
  supply: Heap;
  total: number;
  tracks: ByArea;
  vp: number;
}
/**
 * The tokens in the areas of a player.
 */
export interface Assigned {
  compound: Heap;
  harbor: Heap;
  metro: Heap;
}
/**
 * Until the reveal what was drawn is shown with the bag as one heap.
 */
export interface Bag {
  drawn: number;
  size: number;
  tokens: Heap;
}
export interface Held {
  card: string;
  exhausted: boolean;
  fresh: boolean;
}
/**
 * Completed Missions by column.
 */
export interface Completed {
  left: string[];
  middle: string[];
  right: string[];
}
export interface Stock {
  ammo: number;
  food: number;
  fuel: number;
  meds: number;
  parts: number;
}
export interface Room {
  room: string;
  rubble: string | null;
  state: "cleared" | "lost" | "rubble";
  token: ("builder" | "hero" | "laborer" | "ranger" | "scholar") | null;
}
/**
 * What the turn remembers.
 */
export interface ThisTurn {
  completed: number;
  effect: boolean;
  event: boolean;
  happened: string[];
  moved: boolean;
  placed: string | null;
  planned: string[];
  stalker: boolean;
}
/**
 * The first so many spaces that are not in use with so few players.
 */
export interface Unused {
  missions: number;
  row: number;
}
export interface Zone {
  encounter: ("beast" | "mutant" | "stalker") | null;
  price: Price;
  tokens: Standing[];
  zone: string;
}
export interface Standing {
  seat: number;
  token: "builder" | "hero" | "laborer" | "ranger" | "scholar";
}
export interface Card {
  areas: ("compound" | "harbor" | "metro")[];
  choice: ("ammo" | "food" | "fuel" | "meds" | "parts")[];
  does: string;
  gain: Reward;
  id: string;
  name: string;
  text: string;
  tokens: ("builder" | "hero" | "laborer" | "ranger" | "scholar")[];
  type: "builder" | "hero" | "laborer" | "ranger" | "scholar";
  when: string[];
}
export interface Directive {
  mutants: number;
  name: string;
  short: string;
  text: string;
}
export interface District {
  column: "left" | "middle" | "right";
  name: string;
}
export interface EventCard {
  cost: Items;
  district: string | null;
  gain: Reward;
  kind: "district" | "immediate" | "none" | "upkeep";
  name: string;
  optional: boolean;
  text: string;
}
/**
 * For each completed Mission of a column one of these.
 */
export interface Income {
  left: ("ammo" | "food" | "fuel" | "meds" | "parts")[];
  middle: ("ammo" | "food" | "fuel" | "meds" | "parts")[];
  right: ("ammo" | "food" | "fuel" | "meds" | "parts")[];
}
export interface LevelRow {
  draw: number;
  pays: Items;
  requires: Items;
  vp: number;
}
export interface Mission {
  cost: Items;
  districts: string[];
  id: string;
  mutant: boolean;
  name: string;
  reward: Reward;
  sort: "advanced" | "basic" | "starter";
  text: string;
}
/**
 * By side of the board and by district.
 */
export interface MutantActions {
  A: {
    [k: string]: MutantAction;
  };
  B: {
    [k: string]: MutantAction;
  };
}
export interface MutantAction {
  answers: string[];
  text: string;
}
export interface MutantCard {
  district: string | null;
  name: string;
}
export interface MutantLeadership {
  hazard: boolean;
  name: string;
  text: string;
}
export interface Rubble {
  name: string;
  reward: Reward;
}
export interface Salvage {
  id: string;
  name: string;
  text: string;
}
/**
 * A Zone or a room.
 */
export interface Space {
  access: "compound" | "harbor" | "metro";
  allowed: ("builder" | "hero" | "laborer" | "ranger" | "scholar") | "any";
  any_resource: number;
  choice: ("ammo" | "food" | "fuel" | "meds" | "parts")[];
  cost: Items;
  district: string | null;
  does: "" | "build" | "complete_mission_anywhere" | "rescue";
  gain: Reward;
  id: string;
  level: number;
  name: string;
  text: string;
}
/**
 * A track of items, and how far it goes.
 */
export interface Track {
  items: ("ammo" | "food" | "fuel" | "meds" | "parts")[];
  most: number;
}
/**
 * The bonuses of the Leadership tracks by space.
 */
export interface Tracks {
  compound: {
    [k: string]: Reward;
  };
  harbor: {
    [k: string]: Reward;
  };
  metro: {
    [k: string]: Reward;
  };
}
export interface ArrangeQuestion {
  name: "arrange";
  way_out: string | null;
  zones: string[];
}
export interface AssignQuestion {
  name: "assign";
  way_out: string | null;
  at: number;
  tokens: ("builder" | "hero" | "laborer" | "ranger" | "scholar")[];
}
export interface AssignDrawnQuestion {
  name: "assign_drawn";
  way_out: string | null;
  token: "builder" | "hero" | "laborer" | "ranger" | "scholar";
}
export interface ChooseTokenQuestion {
  name: "choose_token";
  way_out: string | null;
  reach: {
    [k: string]: string[];
  };
}
export interface DestinationQuestion {
  name: "destination";
  way_out: string | null;
  area: "compound" | "harbor" | "metro";
  prices: {
    [k: string]: Price;
  };
  token: "builder" | "hero" | "laborer" | "ranger" | "scholar";
}
export interface FileMissionQuestion {
  name: "file_mission";
  way_out: string | null;
  mission: string;
}
export interface GainItemQuestion {
  name: "gain_item";
  way_out: string | null;
  left: number;
}
export interface LeadQuestion {
  name: "lead";
  way_out: string | null;
  left: number;
}
export interface MeetFoeQuestion {
  name: "meet_foe";
  way_out: string | null;
  district: string;
  side: "A" | "B";
}
export interface PayEventQuestion {
  name: "pay_event";
  way_out: string | null;
  event: string;
}
export interface PayItemQuestion {
  name: "pay_item";
  way_out: string | null;
  left: number;
}
export interface PlanQuestion {
  name: "plan";
  way_out: string | null;
  left: number;
}
export interface RecruitQuestion {
  name: "recruit";
  way_out: string | null;
  left: number;
}
export interface RescueQuestion {
  name: "rescue";
  way_out: string | null;
  prices: {
    [k: string]: number;
  };
}
export interface RetireQuestion {
  name: "retire";
  way_out: string | null;
  left: number;
}
export interface RewardQuestion {
  name: "reward";
  way_out: string | null;
  reward: Reward;
}
export interface RiseQuestion {
  name: "rise";
  way_out: string | null;
  level: number;
  pays: Items;
  requires: Items;
}
export interface ShareRightQuestion {
  name: "share_right";
  way_out: string | null;
  missions: number;
  shares: {
    [k: string]: Items;
  };
}
export interface ShiftQuestion {
  name: "shift";
  way_out: string | null;
  card: string;
}
export interface ShiftToQuestion {
  name: "shift_to";
  way_out: string | null;
  area: "compound" | "harbor" | "metro";
  token: "builder" | "hero" | "laborer" | "ranger" | "scholar";
}
export interface SwapQuestion {
  name: "swap";
  way_out: string | null;
  cost: Items;
}
export interface TireQuestion {
  name: "tire";
  way_out: string | null;
  left: number;
}
export interface TradeForQuestion {
  name: "trade_for";
  way_out: string | null;
  given: "ammo" | "food" | "fuel" | "meds" | "parts";
}
export interface WaiveQuestion {
  name: "waive";
  way_out: string | null;
  cost: Items;
}
export interface WorkQuestion {
  name: "work";
  way_out: string | null;
  choices: {
    [k: string]: ("ammo" | "food" | "fuel" | "meds" | "parts")[];
  };
  costs: {
    [k: string]: Items;
  };
  gains: {
    [k: string]: Reward;
  };
  missed: string[];
  space: string;
}
export interface PlainQuestion {
  name:
    | "block_room"
    | "build"
    | "choose_start"
    | "complete_second"
    | "discard_one"
    | "first_specialist"
    | "free_rescue"
    | "keep_one"
    | "pay_beast"
    | "trade_away";
  way_out: string | null;
}
export interface View {
  mine: Mine;
  table: Table;
}
export interface Catalog {
  beast: number;
  cards: {
    [k: string]: Card;
  };
  directives: {
    [k: string]: Directive;
  };
  districts: {
    [k: string]: District;
  };
  events: {
    [k: string]: EventCard;
  };
  income: Income;
  last: number;
  leaving: number;
  levels: LevelRow[];
  missions: {
    [k: string]: Mission;
  };
  mutant_actions: MutantActions;
  mutant_cards: {
    [k: string]: MutantCard;
  };
  mutant_leadership: {
    [k: string]: MutantLeadership;
  };
  places: number[];
  planned: number;
  rooms: string[];
  rounds: number;
  row: number[];
  rubble: {
    [k: string]: Rubble;
  };
  salvage: {
    [k: string]: Salvage;
  };
  spaces: {
    [k: string]: Space;
  };
  stars: number[];
  stock: Track[];
  strength: Heap;
  tower: number;
  tracks: Tracks;
  zones: string[];
}
