/* Made from the server's types by `npm run types`; do not edit. */

export type Question =
  | ActionsQuestion
  | BuyQuestion
  | CarryCampQuestion
  | CarryPostQuestion
  | CarryWallsQuestion
  | DestinationQuestion
  | DiscountQuestion
  | EagerRecruitQuestion
  | FreeRecruitQuestion
  | GroupQuestion
  | LootQuestion
  | LootCubesQuestion
  | LootOutpostQuestion
  | NukeUpkeepQuestion
  | PayQuestion
  | PayCardQuestion
  | PayCubesQuestion
  | PlaceTileQuestion
  | ProduceQuestion
  | PushQuestion
  | ReplaceHexQuestion
  | SellQuestion
  | SpendQuestion
  | SwapGetQuestion
  | SwapGiveQuestion
  | UpkeepQuestion
  | PlainQuestion;

export interface Wire {
  Cubes: Cubes;
  Price: Price;
  Leg: Leg;
  PayRow: PayRow;
  ProducerPlace: ProducerPlace;
  ActionsQuestion: ActionsQuestion;
  BuyQuestion: BuyQuestion;
  CarryCampQuestion: CarryCampQuestion;
  CarryPostQuestion: CarryPostQuestion;
  CarryWallsQuestion: CarryWallsQuestion;
  DestinationQuestion: DestinationQuestion;
  DiscountQuestion: DiscountQuestion;
  EagerRecruitQuestion: EagerRecruitQuestion;
  FreeRecruitQuestion: FreeRecruitQuestion;
  GroupQuestion: GroupQuestion;
  LootQuestion: LootQuestion;
  LootCubesQuestion: LootCubesQuestion;
  LootOutpostQuestion: LootOutpostQuestion;
  NukeUpkeepQuestion: NukeUpkeepQuestion;
  PayQuestion: PayQuestion;
  PayCardQuestion: PayCardQuestion;
  PayCubesQuestion: PayCubesQuestion;
  PlaceTileQuestion: PlaceTileQuestion;
  ProduceQuestion: ProduceQuestion;
  PushQuestion: PushQuestion;
  ReplaceHexQuestion: ReplaceHexQuestion;
  SellQuestion: SellQuestion;
  SpendQuestion: SpendQuestion;
  SwapGetQuestion: SwapGetQuestion;
  SwapGiveQuestion: SwapGiveQuestion;
  UpkeepQuestion: UpkeepQuestion;
  PlainQuestion: PlainQuestion;
  Question: Question;
}
export interface Cubes {
  provisions?: number;
  tech?: number;
  food?: number;
  water?: number;
  wood?: number;
  chem?: number;
  oil?: number;
  gold?: number;
  nuclear?: number;
}
/**
 * What an action costs: action points, or cubes.
 */
export interface Price {
  cubes?: Cubes;
  either?: Cubes[];
  gets?: Cubes;
  hazard?: boolean;
  meets?: boolean;
  points?: number;
}
export interface Leg {
  from: string;
  hazard?: boolean;
  meets?: boolean;
  points: number;
  to: string;
  verb: "move" | "network";
}
/**
 * One resource that may pay.
 */
export interface PayRow {
  cubes: number[];
  held: number;
  left: number;
  resource: "chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood";
  usual: number;
  value: number;
}
export interface ProducerPlace {
  hex: string;
  piece: "basecamp" | "outpost" | "outrider";
}
export interface ActionsQuestion {
  name: "actions";
  way_out: string | null;
  prices: {
    [k: string]: Price;
  };
  reach: Leg[];
}
export interface BuyQuestion {
  name: "buy";
  way_out: string | null;
  asked: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood") | null;
  buys: Cubes;
  cost: number;
  debts: number;
  limits: Cubes;
  note: number;
  owed: number | null;
  sales: Cubes;
  skilled: boolean;
  worth: number;
}
export interface CarryCampQuestion {
  name: "carry_camp";
  way_out: string | null;
  cost: number;
  lying: number;
  with_camp: number;
}
export interface CarryPostQuestion {
  name: "carry_post";
  way_out: string | null;
  cost: number;
  lying: number;
  with_camp: number;
}
export interface CarryWallsQuestion {
  name: "carry_walls";
  way_out: string | null;
  cost: number;
  lying: number;
  with_camp: number;
}
export interface DestinationQuestion {
  name: "destination";
  way_out: string | null;
  prices: {
    [k: string]: Price;
  };
}
export interface DiscountQuestion {
  name: "discount";
  way_out: string | null;
  accepts: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood")[];
  asked: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood") | null;
  price: number;
  prices: {
    [k: string]: Price;
  };
  program: string;
  rows: PayRow[];
  town: boolean;
}
export interface EagerRecruitQuestion {
  name: "eager_recruit";
  way_out: string | null;
  prices: {
    [k: string]: Price;
  };
}
export interface FreeRecruitQuestion {
  name: "free_recruit";
  way_out: string | null;
  card: string;
}
export interface GroupQuestion {
  name: "group";
  way_out: string | null;
  armed: boolean;
  fought: boolean;
  prices: {
    [k: string]: Price;
  };
  there: number;
}
export interface LootQuestion {
  name: "loot";
  way_out: string | null;
  loot: Cubes;
}
export interface LootCubesQuestion {
  name: "loot_cubes";
  way_out: string | null;
  loot: Cubes;
  of: number;
  taken: number;
}
export interface LootOutpostQuestion {
  name: "loot_outpost";
  way_out: string | null;
  loot: Cubes;
}
export interface NukeUpkeepQuestion {
  name: "nuke_upkeep";
  way_out: string | null;
  hex: string;
}
export interface PayQuestion {
  name: "pay";
  way_out: string | null;
  accepts: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood")[];
  asked: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood") | null;
  price: number;
  program: string;
  rows: PayRow[];
  town: boolean;
}
export interface PayCardQuestion {
  name: "pay_card";
  way_out: string | null;
  card: string;
}
export interface PayCubesQuestion {
  name: "pay_cubes";
  way_out: string | null;
  besides: number;
  cubes: Cubes;
}
export interface PlaceTileQuestion {
  name: "place_tile";
  way_out: string | null;
  tile:
    | "contaminated_water"
    | "food_supply"
    | "gold_mine"
    | "oil_field"
    | "radiation_zone"
    | "tech_site"
    | "trade_town"
    | "wasteland"
    | "water_source"
    | "woodland";
}
export interface ProduceQuestion {
  name: "produce";
  way_out: string | null;
  at: number;
  gives: {
    provisions?: Cubes;
    tech?: Cubes;
    food?: Cubes;
    water?: Cubes;
    wood?: Cubes;
    chem?: Cubes;
    oil?: Cubes;
    gold?: Cubes;
    nuclear?: Cubes;
  };
  hex: string;
  next: ProducerPlace[];
  of: number;
  piece: "basecamp" | "outpost" | "outrider";
}
export interface PushQuestion {
  name: "push";
  way_out: string | null;
  push: number;
}
export interface ReplaceHexQuestion {
  name: "replace_hex";
  way_out: string | null;
  card: string;
}
export interface SellQuestion {
  name: "sell";
  way_out: string | null;
  asked: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood") | null;
  buys: Cubes;
  cost: number;
  debts: number;
  limits: Cubes;
  note: number;
  owed: number | null;
  sales: Cubes;
  skilled: boolean;
  worth: number;
}
export interface SpendQuestion {
  name: "spend";
  way_out: string | null;
  push: number;
}
export interface SwapGetQuestion {
  name: "swap_get";
  way_out: string | null;
  card: string;
  given: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood") | null;
}
export interface SwapGiveQuestion {
  name: "swap_give";
  way_out: string | null;
  card: string;
  given: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood") | null;
}
export interface UpkeepQuestion {
  name: "upkeep";
  way_out: string | null;
  at: number;
  covers: number;
  hex: string;
  of: number;
  provisions: number;
}
export interface PlainQuestion {
  name:
    | "acting_class"
    | "acting_hex"
    | "choose_tile"
    | "destroy_wall"
    | "displace"
    | "hand_limit"
    | "intention"
    | "keep_drawn"
    | "keep_one"
    | "lay_first"
    | "lay_second"
    | "leave_town"
    | "lower_into"
    | "move_on"
    | "negotiate"
    | "place_camp"
    | "put_back"
    | "raise_from"
    | "resettle"
    | "screen"
    | "spoil"
    | "take_carried"
    | "take_from"
    | "take_walls"
    | "tinker"
    | "welcome"
    | "withdraw";
  way_out: string | null;
}
