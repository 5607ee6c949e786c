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
  | LayFirstQuestion
  | LaySecondQuestion
  | LootQuestion
  | LootCubesQuestion
  | LootOutpostQuestion
  | NegotiateQuestion
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
  Ware: Ware;
  Count: Count;
  PayRow: PayRow;
  Layable: Layable;
  Bundle: Bundle;
  ProducerPlace: ProducerPlace;
  Addition: Addition;
  Mine: Mine;
  Table: Table;
  Quarter: Quarter;
  Character: Character;
  ConflictCard: ConflictCard;
  CostRow: CostRow;
  DiscoveryCard: DiscoveryCard;
  Lands: Lands;
  Resources: Resources;
  TownCard: TownCard;
  ResourceRow: ResourceRow;
  ByRating: ByRating;
  BySeason: BySeason;
  LandRow: LandRow;
  NotIn: NotIn;
  Basket: Basket;
  Battle: Battle;
  Convoy: Convoy;
  Deal: Deal;
  Hex: Hex;
  PlacedOil: PlacedOil;
  End: End;
  Due: Due;
  Piles: Piles;
  Player: Player;
  ThisTurn: ThisTurn;
  Barricade: Barricade;
  Outpost: Outpost;
  Leader: Leader;
  Outrider: Outrider;
  Stock: Stock;
  Side: Side;
  Strengths: Strengths;
  Remembered: Remembered;
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
  LayFirstQuestion: LayFirstQuestion;
  LaySecondQuestion: LaySecondQuestion;
  LootQuestion: LootQuestion;
  LootCubesQuestion: LootCubesQuestion;
  LootOutpostQuestion: LootOutpostQuestion;
  NegotiateQuestion: NegotiateQuestion;
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
  View: View;
  Catalog: Catalog;
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
  answers: string[];
  from: string;
  hazard?: boolean;
  meets?: boolean;
  points: number;
  to: string;
  verb: "move" | "network";
}
/**
 * One resource in a barter; None where it cannot be bought or sold.
 */
export interface Ware {
  buy: Count | null;
  held: number;
  price: number;
  resource: "chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood";
  sell: Count | null;
  value: number;
}
/**
 * A number that can be stepped on a slip: what it is, and what it comes to with one press less or more.
 */
export interface Count {
  less: number | null;
  more: number | null;
  n: number;
  wish: string;
}
/**
 * One resource that may pay: `n` points of it do.
 */
export interface PayRow {
  after: number;
  cubes: number;
  held: number;
  left: number;
  less: number | null;
  more: number | null;
  n: number;
  resource: "chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood";
  used: number;
  value: number;
  wish: string;
}
/**
 * A Conflict card in hand, and what the side comes to with it.
 */
export interface Layable {
  action: string;
  before: number;
  card: number;
  total: number;
}
/**
 * One resource in a deal; None where it can be neither given nor wanted.
 */
export interface Bundle {
  give: Count | null;
  mine: number;
  resource: "chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood";
  theirs: number;
  want: Count | null;
}
export interface ProducerPlace {
  hex: string;
  piece: "basecamp" | "outpost" | "outrider";
}
/**
 * Something that can be added before the Tech.
 */
export interface Addition {
  action: string;
  adds: number;
  source: "chem" | "crate" | "nuclear";
}
/**
 * What a seat alone sees; `deck` and `discarded` are cards that it put back itself. A spectator has none of it.
 */
export interface Mine {
  aside?: string[];
  conflict?: number[];
  deck?: Remembered[];
  discarded?: string[];
  hand?: string[];
  laid?: number[];
  sealed?: number[];
  strength?: number;
}
export interface Remembered {
  above: number;
  card: string;
}
export interface Table {
  aside: number;
  basket: Basket | null;
  battle: Battle | null;
  convoy: Convoy | null;
  deal: Deal | null;
  deck: number;
  discard: number;
  drawn: (
    | "contaminated_water"
    | "food_supply"
    | "gold_mine"
    | "oil_field"
    | "radiation_zone"
    | "tech_site"
    | "trade_town"
    | "wasteland"
    | "water_source"
    | "woodland"
  )[];
  first: number | null;
  game: string;
  hexes: Hex[];
  lead: number | null;
  left: Cubes;
  oil: PlacedOil[];
  outcome: End | null;
  over: boolean;
  payment: Due | null;
  piles: Piles;
  placing:
    | (
        | "contaminated_water"
        | "food_supply"
        | "gold_mine"
        | "oil_field"
        | "radiation_zone"
        | "tech_site"
        | "trade_town"
        | "wasteland"
        | "water_source"
        | "woodland"
      )
    | null;
  players: Player[];
  round: number;
  season: ("autumn" | "spring" | "summer" | "winter") | null;
  stack: number;
  this_turn: ThisTurn;
  to_act: number[];
  town_deck: number;
  town_discard: string[];
  turn: number | null;
  waiting: number[];
}
export interface Basket {
  bought: Cubes;
  credit: number;
  selling: boolean;
  sold: Cubes;
}
/**
 * The sides are the attacker, then the defender.
 */
export interface Battle {
  fights: boolean;
  hex: string;
  outriders: number;
  sides: Side[];
}
export interface Side {
  ability: number;
  before: number;
  cards: number;
  chem: number;
  hand: number;
  known: number;
  laid: (number | null)[];
  nuclear: number;
  seat: number;
  sources: Strengths;
  tech: number;
  total: number;
}
export interface Strengths {
  outriders?: number;
  outpost?: number;
  basecamp?: number;
  barricades?: number;
  oil_field?: number;
  tech?: number;
  chem?: number;
  nuclear?: number;
  crate?: number;
  ability?: number;
}
export interface Convoy {
  barricades: number;
  basecamp: boolean;
  from: string;
  network: boolean;
  outposts: number;
  outriders: number;
  seat: number;
  to: string | null;
}
export interface Deal {
  gives: Cubes;
  number: number;
  of: number;
  other: number;
  speaks: number;
  standing: boolean;
  wants: Cubes;
  worth: number[];
}
export interface Hex {
  id: string;
  land:
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
  near: string[];
  q: number;
  r: number;
}
export interface PlacedOil {
  hex: string;
  seat: number;
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
 * What is still owed in action points, which resources pay, which of them is asked for next.
 */
export interface Due {
  accepts: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood")[];
  asked: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood") | null;
  rest: number;
}
export interface Piles {
  contaminated_water: number;
  radiation_zone: number;
  wasteland: number;
}
export interface Player {
  barricades: Barricade[];
  basecamp: Outpost | null;
  completed: string[];
  hand: number;
  kept: string[];
  leader: Leader;
  outposts: Outpost[];
  outriders: Outrider[];
  points: number;
  score: {
    [k: string]: number;
  };
  seat: number;
  stock: Stock;
  visits: number;
  won: number;
  x: number;
}
/**
 * On a border it stands, in a hex it lies.
 */
export interface Barricade {
  border?: string;
  hex?: string;
}
export interface Outpost {
  active: boolean;
  hex: string;
}
export interface Leader {
  bartering: "competent" | "skilled";
  id: string;
  name: string;
  strategy: "competent" | "skilled";
  used: boolean;
}
export interface Outrider {
  active: boolean;
  fought: boolean;
  hex: string;
  nuke: boolean;
}
export interface Stock {
  chem: number;
  food: number;
  gold: number;
  nuclear: number;
  oil: number;
  provisions: number;
  tech: number;
  water: number;
  wood: number;
}
export interface ThisTurn {
  bikes: boolean;
  completed: boolean;
  drawn: boolean;
  fought: string[];
  oiled: string[];
  used: string[];
}
/**
 * A season of a year, and its turns.
 */
export interface Quarter {
  season: "autumn" | "spring" | "summer" | "winter";
  turns: number[];
  year: number;
}
export interface Character {
  ability: string;
  amount: number;
  bartering: "competent" | "skilled";
  name: string;
  strategy: "competent" | "skilled";
  text: string;
}
export interface ConflictCard {
  count: number;
  name: string;
  value: number;
}
export interface CostRow {
  accepts?: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood")[];
  action: string;
  one_of?: Cubes;
  points?: number;
}
/**
 * `cost` are cubes of each resource, in the order of the resources.
 */
export interface DiscoveryCard {
  cost: number[];
  id: string;
  kind: string;
  name: string;
  star: boolean;
  text: string;
}
export interface Lands {
  contaminated_water: LandRow;
  food_supply: LandRow;
  gold_mine: LandRow;
  oil_field: LandRow;
  radiation_zone: LandRow;
  tech_site: LandRow;
  trade_town: LandRow;
  wasteland: LandRow;
  water_source: LandRow;
  woodland: LandRow;
}
/**
 * What each piece produces on a type of hex, any one of these; and in which seasons not.
 */
export interface LandRow {
  basecamp: Cubes;
  outpost: Cubes;
  outpost_not_in: NotIn;
  outrider: Cubes;
}
export interface NotIn {
  autumn?: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood")[];
  spring?: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood")[];
  summer?: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood")[];
  winter?: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood")[];
}
export interface Resources {
  chem: ResourceRow;
  food: ResourceRow;
  gold: ResourceRow;
  nuclear: ResourceRow;
  oil: ResourceRow;
  provisions: ResourceRow;
  tech: ResourceRow;
  water: ResourceRow;
  wood: ResourceRow;
}
export interface ResourceRow {
  limit: number;
  pays: string[];
  points: number;
  price: ByRating;
  sale: BySeason;
}
export interface ByRating {
  competent: BySeason;
  skilled: BySeason;
}
export interface BySeason {
  autumn: number;
  spring: number;
  summer: number;
  winter: number;
}
export interface TownCard {
  amount: number;
  keep: boolean;
  name: string;
  text: string;
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
  answers: string[];
  asked: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood") | null;
  bought: Cubes;
  brings: number;
  cost: number;
  credit: number;
  debts: number;
  lost: number;
  note: number;
  skilled: boolean;
  sold: Cubes;
  wares: Ware[];
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
  answers: string[];
  asked: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood") | null;
  price: number;
  prices: {
    [k: string]: Price;
  };
  program: string;
  rows: PayRow[];
  town: boolean;
  usual: boolean;
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
export interface LayFirstQuestion {
  name: "lay_first";
  way_out: string | null;
  cards: Layable[];
}
export interface LaySecondQuestion {
  name: "lay_second";
  way_out: string | null;
  cards: Layable[];
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
export interface NegotiateQuestion {
  name: "negotiate";
  way_out: string | null;
  answers: string[];
  bundles: Bundle[];
  gives: number;
  wants: number;
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
  answers: string[];
  asked: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood") | null;
  price: number;
  program: string;
  rows: PayRow[];
  town: boolean;
  usual: boolean;
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
  answers: string[];
  asked: ("chem" | "food" | "gold" | "nuclear" | "oil" | "provisions" | "tech" | "water" | "wood") | null;
  bought: Cubes;
  brings: number;
  cost: number;
  credit: number;
  debts: number;
  lost: number;
  note: number;
  skilled: boolean;
  sold: Cubes;
  wares: Ware[];
}
export interface SpendQuestion {
  name: "spend";
  way_out: string | null;
  additions: Addition[];
  answers: string[];
  before: number;
  push: number;
  tech: Count;
  total: number;
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
    | "leave_town"
    | "lower_into"
    | "move_on"
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
export interface View {
  mine: Mine;
  table: Table;
}
/**
 * `simpler`: every resource pays every cost; `winter_limits_food`: no Food of Outposts in Winter.
 */
export interface Catalog {
  calendar: Quarter[];
  characters: {
    [k: string]: Character;
  };
  conflict: ConflictCard[];
  costs: CostRow[];
  discoveries: {
    [k: string]: DiscoveryCard;
  };
  lands: Lands;
  numbers: {
    [k: string]: number;
  };
  resources: Resources;
  simpler: boolean;
  trade_town: {
    [k: string]: TownCard;
  };
  winter_limits_food: boolean;
}
