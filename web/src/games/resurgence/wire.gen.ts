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
  Price: Price;
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
/**
 * What placing in a Zone costs.
 */
export interface Price {
  beast: boolean;
  items: number;
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
