/* Made from the server's types by `npm run types`; do not edit. */

export type Question =
  | TurnQuestion
  | DraftPickQuestion
  | DraftPlayQuestion
  | KeepWastesQuestion
  | TargetQuestion
  | PlaceQuestion
  | MoreQuestion
  | OverflowQuestion
  | StoreQuestion
  | HeadquartersQuestion
  | BeforeRollQuestion
  | BeforeRaidQuestion
  | RerollQuestion
  | LoseQuestion
  | LoseTaggedQuestion
  | TakeQuestion
  | GiveUpQuestion
  | SaveQuestion
  | RewardQuestion
  | TradeQuestion
  | MixQuestion
  | TradeMixQuestion
  | WaiveQuestion
  | UpkeepQuestion
  | CaravanQuestion
  | SeenQuestion
  | PlainQuestion;

export interface Wire {
  Amounts: Amounts;
  Offer: Offer;
  Rival: Rival;
  Odds: Odds;
  Ledger: Ledger;
  Mine: Mine;
  Table: Table;
  Card: Card;
  Hq: Hq;
  Project: Project;
  Sizes: Sizes;
  Survivor: Survivor;
  Rate: Rate;
  SizeRow: SizeRow;
  Difficulty: Difficulty;
  Room: Room;
  Alarm: Alarm;
  Combat: Combat;
  Draft: Draft;
  Happening: Happening;
  Losing: Losing;
  Slot: Slot;
  End: End;
  ProjectUp: ProjectUp;
  Holder: Holder;
  Town: Town;
  Holding: Holding;
  Stored: Stored;
  Modifiers: Modifiers;
  InTown: InTown;
  Source: Source;
  Side: Side;
  Part: Part;
  Due: Due;
  TurnQuestion: TurnQuestion;
  DraftPickQuestion: DraftPickQuestion;
  DraftPlayQuestion: DraftPlayQuestion;
  KeepWastesQuestion: KeepWastesQuestion;
  TargetQuestion: TargetQuestion;
  PlaceQuestion: PlaceQuestion;
  MoreQuestion: MoreQuestion;
  OverflowQuestion: OverflowQuestion;
  StoreQuestion: StoreQuestion;
  HeadquartersQuestion: HeadquartersQuestion;
  BeforeRollQuestion: BeforeRollQuestion;
  BeforeRaidQuestion: BeforeRaidQuestion;
  RerollQuestion: RerollQuestion;
  LoseQuestion: LoseQuestion;
  LoseTaggedQuestion: LoseTaggedQuestion;
  TakeQuestion: TakeQuestion;
  GiveUpQuestion: GiveUpQuestion;
  SaveQuestion: SaveQuestion;
  RewardQuestion: RewardQuestion;
  TradeQuestion: TradeQuestion;
  MixQuestion: MixQuestion;
  TradeMixQuestion: TradeMixQuestion;
  WaiveQuestion: WaiveQuestion;
  UpkeepQuestion: UpkeepQuestion;
  CaravanQuestion: CaravanQuestion;
  SeenQuestion: SeenQuestion;
  PlainQuestion: PlainQuestion;
  View: View;
  Catalog: Catalog;
  Question: Question;
}
export interface Amounts {
  food?: number;
  credits?: number;
  response?: number;
}
/**
 * What a choice costs and does, as far as it is certain before it is made; what is nothing is left out.
 */
export interface Offer {
  discards?: boolean;
  draw?: number;
  free?: boolean;
  gain?: Amounts;
  keep?: number;
  need?: number;
  over?: number;
  pay?: Amounts;
  points?: number;
  size?: "large" | "medium" | "small";
  stuck?: boolean;
  upto?: number;
}
export interface Rival {
  difficulty: number | null;
  odds: Odds;
  seat: number;
}
export interface Odds {
  both: boolean;
  modifier: number;
  need: number | null;
  of: number;
  percent: number;
  ways: number;
}
/**
 * A maintenance as it stands.
 */
export interface Ledger {
  due: Due[];
  now: Holding;
  over: number;
  paid: Holding;
  pile: Holding;
  produced: Holding;
  still: Amounts;
  storage: Stored;
  traded: Holding;
}
export interface Due {
  card: string;
  cost: Amounts;
  state: "ahead" | "declined" | "now" | "paid" | "waived";
}
export interface Holding {
  credits: number;
  food: number;
  response: number;
}
export interface Stored {
  credits: number;
  food: number;
  held: number;
  limit: number;
  over: number;
  response: number;
  room: number;
}
/**
 * What a seat alone sees; a spectator has none of it.
 */
export interface Mine {
  hand?: string[];
  packet?: string[];
  picked?: string | null;
  seat?: number;
  seen?: string[];
}
export interface Table {
  alarms: Alarm[];
  combat: Combat | null;
  draft: Draft | null;
  effects: ("prices_lowered" | "wastes_forbidden")[];
  event: Happening | null;
  game: string;
  last: number | null;
  losing: Losing | null;
  market: Slot[];
  market_deck: number;
  market_discard: string[];
  number: number;
  order: number[];
  outcome: End | null;
  over: boolean;
  project_deck: number;
  projects: ProjectUp[];
  round: number;
  step: "actions" | "draft" | "maintenance" | "order" | "over";
  survivors: Holder[];
  to_act: number[];
  towns: Town[];
  track: number[][];
  turn: number | null;
  waiting: number[];
  wastes_deck: number;
  wastes_discard: string[];
}
export interface Alarm {
  round: number;
  state: "active" | "hidden" | "silent";
}
/**
 * An attack or raid under way.
 */
export interface Combat {
  attacker: number;
  card: string;
  defender: number;
  difficulty: number | null;
  kind: "attack" | "raid";
  sides: Side[];
  stage: "attacked" | "attacks" | "defended" | "defends" | "outcome";
  success: boolean | null;
}
export interface Side {
  modifier: number;
  parts: Part[];
  role: "attacker" | "defender";
  rolled: number | null;
  rolls: number[][];
  seat: number;
  total: number | null;
}
export interface Part {
  amount: number;
  what: string;
}
export interface Draft {
  number: number;
  packets: number[];
  picked: boolean[];
}
/**
 * The card that is being carried out, and who has played it.
 */
export interface Happening {
  by: number;
  card: string;
}
/**
 * The card that is about to leave, while it can still be saved.
 */
export interface Losing {
  card: string;
  cause: "attack" | "event" | "maintenance" | "raid";
  seat: number;
}
/**
 * A slot of the market, named by the price that is printed on it.
 */
export interface Slot {
  card: string | null;
  price: number;
  token: number | null;
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
export interface ProjectUp {
  project: string;
  tokens: number[];
}
export interface Holder {
  seat: number | null;
  survivor: string;
}
/**
 * A player's town, as everybody sees it.
 */
export interface Town {
  combat: Modifiers;
  count: number;
  hand: number;
  hq: string;
  income: Amounts;
  items: InTown[];
  known: string[];
  next: ("large" | "medium" | "small") | null;
  passed: boolean;
  permanent: number;
  personalities: InTown[];
  pile: Holding;
  points: number;
  prices: number[];
  produced: Holding | null;
  projects: string[];
  recruited: boolean;
  seat: number;
  settled: boolean;
  size: "large" | "medium" | "small";
  skilled: boolean;
  slot: number | null;
  sources: Source[];
  spent: boolean;
  storage: Stored;
  structures: InTown[];
  survivor: string | null;
  taken: number;
  tokens: number;
  turns: number;
  upkeep: Amounts;
}
/**
 * What is always added to a roll: as attacker of a raid, against attack cards, against raids.
 */
export interface Modifiers {
  attack: number;
  defence: number;
  raid: number;
}
/**
 * A card that lies in a town; `used`: what it does once a round is done.
 */
export interface InTown {
  card: string;
  used: boolean;
}
export interface Source {
  points: number;
  what: string;
}
export interface Card {
  combat?: number;
  count: number;
  deck: "market" | "wastes";
  difficulty: Difficulty | null;
  id: string;
  maintenance: Amounts;
  name: string;
  points: number;
  production: Amounts;
  react: boolean;
  short: string;
  stays: boolean;
  storage?: Room;
  tags: string[];
  text: string;
  type: "attack" | "event" | "item" | "personality" | "raid" | "structure";
}
/**
 * By the size of the town that is attacked.
 */
export interface Difficulty {
  large: number;
  medium: number;
  small: number;
}
/**
 * What a card stores, of one kind alone or of any.
 */
export interface Room {
  any?: number;
  credits?: number;
  food?: number;
  response?: number;
}
export interface Hq {
  id: string;
  name: string;
  points: number;
  production: Amounts;
  short: string;
  size: "large" | "medium" | "small";
  text: string;
  variant: "civil" | "martial" | "none";
}
export interface Project {
  id: string;
  name: string;
  points: number;
  short: string;
  text: string;
  value: number;
}
export interface Sizes {
  large: SizeRow;
  medium: SizeRow;
  small: SizeRow;
}
/**
 * `least` and `most` structures; what such a town stores, plans and researches.
 */
export interface SizeRow {
  least: number;
  most: number | null;
  plan: number;
  research: number;
  storage: number;
}
export interface Survivor {
  combat: number;
  id: string;
  name: string;
  number: number;
  short: string;
  text: string;
}
export interface Rate {
  gain: Amounts;
  name: string;
  pay: Amounts;
  text: string;
}
export interface TurnQuestion {
  name: "turn";
  way_out: string | null;
  offers: {
    [k: string]: Offer;
  };
}
export interface DraftPickQuestion {
  name: "draft_pick";
  way_out: string | null;
  number: number;
  of: number;
}
export interface DraftPlayQuestion {
  name: "draft_play";
  way_out: string | null;
  card: string;
  offers: {
    [k: string]: Offer;
  };
}
export interface KeepWastesQuestion {
  name: "keep_wastes";
  way_out: string | null;
  left: number;
  of: number;
}
export interface TargetQuestion {
  name: "target";
  way_out: string | null;
  card: string;
  rivals: {
    [k: string]: Rival;
  };
}
export interface PlaceQuestion {
  name: "place";
  way_out: string | null;
  card: string | null;
  offers: {
    [k: string]: Offer;
  };
}
export interface MoreQuestion {
  name: "more";
  way_out: string | null;
  need: number;
  pay: Amounts;
  placed: number;
  project: string;
  upto: number;
}
export interface OverflowQuestion {
  name: "overflow";
  way_out: string | null;
  limit: number;
  over: number;
  produced: boolean;
}
export interface StoreQuestion {
  name: "store";
  way_out: string | null;
  limit: number;
  over: number;
  produced: boolean;
}
export interface HeadquartersQuestion {
  name: "headquarters";
  way_out: string | null;
  offers: {
    [k: string]: Offer;
  };
}
export interface BeforeRollQuestion {
  name: "before_roll";
  way_out: string | null;
  after: {
    [k: string]: Odds;
  };
  fail: string;
  odds: Odds;
  offers: {
    [k: string]: Offer;
  };
}
export interface BeforeRaidQuestion {
  name: "before_raid";
  way_out: string | null;
  after: {
    [k: string]: Odds;
  };
  fail: string;
  odds: Odds;
  offers: {
    [k: string]: Offer;
  };
}
export interface RerollQuestion {
  name: "reroll";
  way_out: string | null;
  difficulty: number | null;
  fail: string;
  free: number;
  odds: Odds;
  total: number;
}
export interface LoseQuestion {
  name: "lose";
  way_out: string | null;
  by: number;
  cause: string;
  offers: {
    [k: string]: Offer;
  };
  owner: number;
}
export interface LoseTaggedQuestion {
  name: "lose_tagged";
  way_out: string | null;
  by: number;
  cause: string;
  offers: {
    [k: string]: Offer;
  };
  owner: number;
}
export interface TakeQuestion {
  name: "take";
  way_out: string | null;
  cause: string;
  left: number;
  of: number;
  owner: number;
}
export interface GiveUpQuestion {
  name: "give_up";
  way_out: string | null;
  cause: string | null;
  left: number;
  of: number;
}
export interface SaveQuestion {
  name: "save";
  way_out: string | null;
  card: string;
  cause: "attack" | "event" | "maintenance" | "raid";
  lost: Offer;
  offers: {
    [k: string]: Offer;
  };
}
export interface RewardQuestion {
  name: "reward";
  way_out: string | null;
  offers: {
    [k: string]: Offer;
  };
  owner: number;
  takes: Amounts;
}
export interface TradeQuestion {
  name: "trade";
  way_out: string | null;
  ledger: Ledger;
  left: number;
  offers: {
    [k: string]: Offer;
  };
}
export interface MixQuestion {
  name: "mix";
  way_out: string | null;
  due: number;
  offers: {
    [k: string]: Offer;
  };
  use: "activate" | "event" | "trade";
  what: string;
}
export interface TradeMixQuestion {
  name: "trade_mix";
  way_out: string | null;
  due: number;
  offers: {
    [k: string]: Offer;
  };
  use: "activate" | "event" | "trade";
  what: string;
}
export interface WaiveQuestion {
  name: "waive";
  way_out: string | null;
  ledger: Ledger;
  offers: {
    [k: string]: Offer;
  };
}
export interface UpkeepQuestion {
  name: "upkeep";
  way_out: string | null;
  card: string;
  ledger: Ledger;
  offers: {
    [k: string]: Offer;
  };
}
export interface CaravanQuestion {
  name: "caravan";
  way_out: string | null;
  card: string;
  offers: {
    [k: string]: Offer;
  };
  times: number;
}
export interface SeenQuestion {
  name: "seen";
  way_out: string | null;
  card: string;
}
export interface PlainQuestion {
  name: "recover" | "survivor";
  way_out: string | null;
}
export interface View {
  mine: Mine;
  table: Table;
}
export interface Catalog {
  alarms: number[];
  cards: {
    [k: string]: Card;
  };
  extended: boolean;
  goal: number;
  hqs: {
    [k: string]: Hq;
  };
  prices: number[];
  projects: {
    [k: string]: Project;
  };
  rounds: number;
  sizes: Sizes;
  spoils: number;
  survivors: {
    [k: string]: Survivor;
  };
  tokens: number;
  trades: {
    [k: string]: Rate;
  };
}
