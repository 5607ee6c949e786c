/* Made from the server's types by `npm run types`; do not edit. */

export type Question = ActionsQuestion | PlainQuestion;

export interface Wire {
  Mine: Mine;
  Table: Table;
  Card: Card;
  Names: Names;
  Ability: Ability;
  Short: Short;
  Discards: Discards;
  Piece: Piece;
  End: End;
  Side: Side;
  ActionsQuestion: ActionsQuestion;
  PlainQuestion: PlainQuestion;
  View: View;
  Catalog: Catalog;
  Question: Question;
}
/**
 * What a seat alone sees; a spectator has none of it.
 */
export interface Mine {
  dealt?: string[];
  hand?: string[];
  kept?: string[];
  seat?: number;
}
export interface Table {
  aside: string[];
  deck: number;
  discard: Discards;
  game: string;
  lifted: Piece[];
  outcome: End | null;
  over: boolean;
  reshuffles: number;
  sides: Side[];
  to_act: number[];
  turn: number | null;
  turns: number;
  waiting: number[];
  water: number;
}
/**
 * How many there are, and those of this turn.
 */
export interface Discards {
  cards: string[];
  count: number;
}
export interface Piece {
  back: number;
  card: string;
  frail: boolean;
  harm: "damaged" | "destroyed" | "none";
  place: string | null;
  protected: boolean;
  ready: boolean;
  uses: number;
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
 * One player's side of the table, as everybody sees it.
 */
export interface Side {
  camps: number;
  columns: (Piece | null)[][];
  exposed: boolean;
  hand: number;
  known: string[];
  queue: (string | null)[];
  raiders: "play" | "queue";
  seat: number;
  silo: "hand" | "play";
}
/**
 * What is printed on a card; `short` for a crowded table, a line an ability.
 */
export interface Card {
  abilities: Ability[];
  cost: number;
  count: number;
  draw: number;
  id: string;
  junk: string;
  name: string;
  queue: number;
  short: Short[];
  sort: "camp" | "event" | "person" | "special";
  text: string;
  traits: string[];
}
export interface Ability {
  copied: boolean;
  cost: number;
  text: string;
}
export interface Short {
  sign:
    | "arrow"
    | "camp"
    | "damage"
    | "destroy"
    | "draw"
    | "flame"
    | "injure"
    | "person"
    | "punk"
    | "queue"
    | "raid"
    | "restore"
    | "shield"
    | "water";
  text: string;
}
/**
 * What the columns, places and spaces of the queue of a side are called.
 */
export interface Names {
  columns: string[];
  places: string[][];
  queue: string[];
}
export interface ActionsQuestion {
  name: "actions";
  way_out: string | null;
  stands: {
    [k: string]: {
      [k: string]: string[];
    };
  };
}
export interface PlainQuestion {
  name:
    | "advance_one"
    | "borrow"
    | "choose"
    | "discard"
    | "discard_some"
    | "flip_punk"
    | "gain_punk"
    | "give_or_lose"
    | "hit"
    | "hit_column"
    | "hold_one"
    | "keep_camp"
    | "lift_all"
    | "looting_hit"
    | "make_landing"
    | "make_room"
    | "move_person"
    | "place_dropped"
    | "place_lifted"
    | "place_moved"
    | "place_person"
    | "place_punk"
    | "push_back"
    | "rebuild"
    | "restore"
    | "restore_many"
    | "return_one"
    | "spare_one"
    | "use_damaged"
    | "use_dropped"
    | "use_junk";
  way_out: string | null;
}
export interface View {
  mine: Mine;
  table: Table;
}
export interface Catalog {
  cards: {
    [k: string]: Card;
  };
  sides: Names[];
  silo: Card;
  water: number;
}
