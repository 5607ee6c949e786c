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
  Due: Due;
  Holding: Holding;
  Stored: Stored;
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
  modifier: number;
  need: number | null;
  of: number;
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
