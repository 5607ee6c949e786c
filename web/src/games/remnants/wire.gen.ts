/* Made from the server's types by `npm run types`; do not edit. */

export type Question =
  | AimAtQuestion
  | BidQuestion
  | BidRestQuestion
  | BuyQuestion
  | ChooseSiteQuestion
  | DevelopQuestion
  | FaceYcuQuestion
  | LayCardsQuestion
  | MoveFiguresQuestion
  | MoveToQuestion
  | RefreshDiscardQuestion
  | ResetDiscardQuestion
  | SellQuestion
  | UseAbilitiesQuestion
  | PlainQuestion;

export interface Wire {
  Battle: Battle;
  Strength: Strength;
  Raise: Raise;
  Foe: Foe;
  Count: Count;
  Held: Held;
  Copies: Copies;
  Ware: Ware;
  Mine: Mine;
  Table: Table;
  Alert: Alert;
  Board: Board;
  Card: Card;
  Condition: Condition;
  Coordinates: Coordinates;
  Development: Development;
  Leader: Leader;
  Token: Token;
  Auction: Auction;
  Fight: Fight;
  Supply: Supply;
  Good: Good;
  End: End;
  Player: Player;
  ThisTurn: ThisTurn;
  Built: Built;
  Unit: Unit;
  Bonus: Bonus;
  Sum: Sum;
  Progress: Progress;
  AimAtQuestion: AimAtQuestion;
  BidQuestion: BidQuestion;
  BidRestQuestion: BidRestQuestion;
  BuyQuestion: BuyQuestion;
  ChooseSiteQuestion: ChooseSiteQuestion;
  DevelopQuestion: DevelopQuestion;
  FaceYcuQuestion: FaceYcuQuestion;
  LayCardsQuestion: LayCardsQuestion;
  MoveFiguresQuestion: MoveFiguresQuestion;
  MoveToQuestion: MoveToQuestion;
  RefreshDiscardQuestion: RefreshDiscardQuestion;
  ResetDiscardQuestion: ResetDiscardQuestion;
  SellQuestion: SellQuestion;
  UseAbilitiesQuestion: UseAbilitiesQuestion;
  PlainQuestion: PlainQuestion;
  View: View;
  Catalog: Catalog;
  Question: Question;
}
export interface Battle {
  attack: number | null;
  attacker: number;
  defender: number | null;
  space: string;
  token: string | null;
}
export interface Strength {
  cards: number;
  more: number;
  seat: number;
}
/**
 * A bid, and how it is said.
 */
export interface Raise {
  amount: number;
  answers: string[];
}
/**
 * A unit on a space of the player, and the actions that fight or bribe it.
 */
export interface Foe {
  attack: number;
  bribe: string;
  dice: number;
  fight: string;
  price: number;
  space: string;
  token: string;
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
export interface Held {
  attack: number;
  card: string;
  less: number | null;
  more: number | null;
  n: number;
  wish: string;
}
/**
 * A kind of card that may be chosen: `n` of the hand are.
 */
export interface Copies {
  card: string;
  less: number | null;
  more: number | null;
  n: number;
  wish: string;
}
/**
 * The products of a development: `n` of them are sold.
 */
export interface Ware {
  development: string;
  gain: number;
  less: number | null;
  more: number | null;
  n: number;
  products: number;
  space: string;
  wish: string;
}
/**
 * What a seat alone sees; a spectator has none of it.
 */
export interface Mine {
  discarding?: string[];
  hand?: string[];
  laid?: (string | null)[];
  orders?: (string | null)[];
  progress?: Progress[];
  renown?: number;
  seat?: number;
}
export interface Progress {
  condition: string;
  count: number;
  need: number;
}
export interface Table {
  auction: Auction | null;
  bag: {
    [k: string]: number;
  };
  bagged: number;
  battle: Fight | null;
  board: string;
  developments: Supply[];
  fighter: number | null;
  first: number | null;
  game: string;
  goods: number;
  goods_discard: string[];
  market: Good[];
  member_discard: string[];
  members: number;
  orders: number;
  orders_discard: string[];
  orders_open: string[];
  outcome: End | null;
  over: boolean;
  players: Player[];
  playing: string[];
  products: number;
  removed: string[];
  renown_pool: number;
  round: number;
  row: string[];
  this_turn: ThisTurn;
  tiles: Built[];
  to_act: number[];
  tokens: Unit[];
  turn: number | null;
  waiting: number[];
}
export interface Auction {
  bidders: number[];
  card: string;
  leader: number;
  standing: number;
  turn: number;
}
export interface Fight {
  around: {
    [k: string]: number;
  };
  attack: number | null;
  attacker: number;
  attacks: number[][];
  chance: number | null;
  defender: number | null;
  hits: number[] | null;
  laid: (string | null)[][];
  margin: number | null;
  sides: Sum[];
  space: string;
  stage: "laying" | "revealing" | "rolled";
  token: string | null;
  totals: number[] | null;
  winner: number | null;
}
/**
 * What a side of a battle has, as far as it is revealed.
 */
export interface Sum {
  cards: number;
  dice: number;
  more: number;
  strength: number;
}
export interface Supply {
  development: string;
  left: number;
  price: number;
}
export interface Good {
  card: string;
  price: number;
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
 * One player, as everybody sees him.
 */
export interface Player {
  arcs: number;
  armor_used: number;
  award: number;
  battles_won: number;
  conditions: string[];
  controls: string[];
  discard: string[];
  entry: string | null;
  figures: {
    [k: string]: number;
  };
  front: string[];
  hand: number;
  influence: number;
  known: string[];
  leader: ("blue" | "green" | "red" | "yellow") | null;
  pile: number;
  pool: number;
  renown: number | null;
  seat: number;
  standing: number;
  trophy: boolean;
  turns: number;
  unused: number;
}
/**
 * What the rest of the turn remembers.
 */
export interface ThisTurn {
  bought: boolean;
  built: number;
  cheaper: {
    [k: string]: number;
  };
  enemy: string | null;
  more_builds: number;
  more_figures: number;
  more_steps: number;
  moved: string[];
  moves: number;
  next_steps: number;
  played: string[];
  produced: string[];
  rebate: number;
  renown_bought: number;
  repeats: number;
  sale_bonus: Bonus[];
  sold: number;
}
export interface Bonus {
  more: number;
  products: number;
}
export interface Built {
  controller: number | null;
  development: string;
  products: number;
  spaces: string[];
}
export interface Unit {
  space: string;
  token: string;
}
export interface Alert {
  id: string;
  name: string;
  text: string;
}
export interface Board {
  awards: {
    [k: string]: number;
  };
  entries: string[];
  levels: {
    [k: string]: "heights" | "midtown" | "slum";
  };
  name: string;
  text: string;
}
export interface Card {
  ability: string;
  attack: {
    [k: string]: number;
  } | null;
  cost: number;
  count: number;
  name: string;
  says: string;
  sort: "ability" | "black_market" | "gang_leader" | "gang_member";
  source: string;
  text: string;
  timing: "award" | "battle" | "none" | "passive" | "permanent" | "produce" | "turn";
  unit: boolean;
}
export interface Condition {
  name: string;
  text: string;
}
export interface Coordinates {
  boards: {
    [k: string]: string[];
  };
  name: string;
}
export interface Development {
  cost: number;
  count: number;
  level: "heights" | "midtown" | "slum";
  levels: ("heights" | "midtown" | "slum")[];
  name: string;
  product_value: number;
  renown: number;
  says: string;
  shape: "corner3" | "domino" | "line3" | "single";
  source: string;
  text: string;
  timing: "award" | "battle" | "none" | "passive" | "permanent" | "produce" | "turn";
}
export interface Leader {
  id: string;
  name: string;
  people: string;
  text: string;
}
export interface Token {
  attack: number;
  bribe: number;
  count: number;
  name: string;
  text: string;
}
export interface AimAtQuestion {
  name: "aim_at";
  way_out: string | null;
  battle: Battle;
  sides: Strength[];
}
export interface BidQuestion {
  name: "bid";
  way_out: string | null;
  answers: string[];
  least: number;
  most: number;
  raises: Raise[];
  wish: string;
}
export interface BidRestQuestion {
  name: "bid_rest";
  way_out: string | null;
  answers: string[];
  least: number;
  most: number;
  raises: Raise[];
  wish: string;
}
export interface BuyQuestion {
  name: "buy";
  way_out: string | null;
  prices: {
    [k: string]: number;
  };
  renown: number;
}
export interface ChooseSiteQuestion {
  name: "choose_site";
  way_out: string | null;
  development: string;
  price: number;
  sites: {
    [k: string]: string[];
  };
}
export interface DevelopQuestion {
  name: "develop";
  way_out: string | null;
  builds: number;
  prices: {
    [k: string]: number;
  };
  repeats: number;
}
export interface FaceYcuQuestion {
  name: "face_ycu";
  way_out: string | null;
  foes: Foe[];
}
export interface LayCardsQuestion {
  name: "lay_cards";
  way_out: string | null;
  answers: string[];
  battle: Battle;
  blind: Count | null;
  cards: number;
  chance: number | null;
  count: number;
  dice: number[];
  hand: Held[];
  more: number;
  most: number;
  now: number;
  strength: number;
  unseen: boolean;
}
export interface MoveFiguresQuestion {
  name: "move_figures";
  way_out: string | null;
  enemy: string | null;
  left: number;
  pool: number;
  steps: number;
}
export interface MoveToQuestion {
  name: "move_to";
  way_out: string | null;
  battles: {
    [k: string]: number[];
  };
  far: {
    [k: string]: number;
  };
  start: string | null;
  steps: number;
}
export interface RefreshDiscardQuestion {
  name: "refresh_discard";
  way_out: string | null;
  answers: string[];
  count: number;
  hand: Copies[];
}
export interface ResetDiscardQuestion {
  name: "reset_discard";
  way_out: string | null;
  answers: string[];
  count: number;
  hand: Copies[];
}
export interface SellQuestion {
  name: "sell";
  way_out: string | null;
  answers: string[];
  brings: number;
  count: number;
  left: number;
  wares: Ware[];
}
export interface UseAbilitiesQuestion {
  name: "use_abilities";
  way_out: string | null;
  battle: Battle;
  sides: Strength[];
}
export interface PlainQuestion {
  name:
    | "announce"
    | "blackmail"
    | "choose_side"
    | "deploy"
    | "dig_card"
    | "discard_one"
    | "discount"
    | "end_of_turn"
    | "pick_leader"
    | "place_product"
    | "put_on_top"
    | "remove_token"
    | "remove_unit"
    | "search_pile"
    | "sell_now"
    | "shift_figures"
    | "shift_to"
    | "take_discard"
    | "trade_unit"
    | "trash_for_arcs"
    | "turn"
    | "window"
    | "wreck";
  way_out: string | null;
}
export interface View {
  mine: Mine;
  table: Table;
}
export interface Catalog {
  alerts: Alert[];
  boards: {
    [k: string]: Board;
  };
  cards: {
    [k: string]: Card;
  };
  conditions: {
    [k: string]: Condition;
  };
  coordinates: {
    [k: string]: Coordinates;
  };
  developments: {
    [k: string]: Development;
  };
  dice: number[];
  influence: number[];
  leaders: {
    [k: string]: Leader;
  };
  renown_price: number;
  steps: number;
  tokens: {
    [k: string]: Token;
  };
  turns: number;
  unit: number;
}
