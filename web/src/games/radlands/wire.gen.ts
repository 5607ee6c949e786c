/* Made from the server's types by `npm run types`; do not edit. */

export type Question = PlainQuestion;

export interface Wire {
  PlainQuestion: PlainQuestion;
  Question: Question;
}
export interface PlainQuestion {
  name:
    | "actions"
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
