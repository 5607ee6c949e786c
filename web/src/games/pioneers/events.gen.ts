/* Made from the server's types by `npm run types`; do not edit. */

export type Event =
  | {
      kind: "round";
      seat: null;
      number: number;
    }
  | {
      kind: "alarm";
      seat: null;
      number: number;
    }
  | {
      kind: "alarm_active";
      seat: null;
      number: number;
      last: number;
    }
  | {
      kind: "turn_marker";
      seat: null;
      number: number;
    }
  | {
      kind: "turn";
      seat: number;
      number: number;
    }
  | {
      kind: "starts_with";
      seat: number;
      survivor: string;
    }
  | {
      kind: "dealt";
      seat: number;
      card: string;
    }
  | {
      kind: "pick";
      seat: number;
    }
  | {
      kind: "picked";
      seat: number;
      card: string;
    }
  | {
      kind: "pass_on";
      seat: null;
    }
  | {
      kind: "token";
      seat: number;
      slot: number;
    }
  | {
      kind: "survivors_return";
      seat: null;
    }
  | {
      kind: "tokens_return";
      seat: null;
    }
  | {
      kind: "survivor";
      seat: number;
      survivor: string;
    }
  | {
      kind: "buy";
      seat: number;
      card: string;
      slot: number;
      paid: number;
    }
  | {
      kind: "draw";
      seat: number;
    }
  | {
      kind: "got";
      seat: number;
      card: string;
    }
  | {
      kind: "keep";
      seat: number;
    }
  | {
      kind: "kept";
      seat: number;
      card: string;
    }
  | {
      kind: "discard";
      seat: number;
      card: string;
    }
  | {
      kind: "gone";
      seat: null;
      card: string;
    }
  | {
      kind: "play";
      seat: number;
      card: string;
      town: string;
      paid: number;
    }
  | {
      kind: "activate";
      seat: number;
      card: string;
      town: string;
      food: number;
      credits: number;
      response: number;
    }
  | {
      kind: "skill";
      seat: number;
      survivor: string;
      food: number;
      credits: number;
      response: number;
    }
  | {
      kind: "reshuffle";
      seat: null;
      deck: "market" | "wastes";
      number: number;
    }
  | {
      kind: "peek";
      seat: number;
    }
  | {
      kind: "saw";
      seat: number;
      card: string;
    }
  | {
      kind: "leave_seen";
      seat: number;
    }
  | {
      kind: "recover";
      seat: number;
      card: string;
    }
  | {
      kind: "turn_over";
      seat: number;
      card: string;
    }
  | {
      kind: "found";
      seat: number;
      card: string;
    }
  | {
      kind: "found_none";
      seat: null;
    }
  | {
      kind: "shuffle";
      seat: null;
    }
  | {
      kind: "plan";
      seat: number;
      number: number;
    }
  | {
      kind: "pass";
      seat: number;
    }
  | {
      kind: "end";
      seat: number;
    }
  | {
      kind: "research";
      seat: number;
      project: string;
      paid: number;
    }
  | {
      kind: "complete";
      seat: number;
      project: string;
    }
  | {
      kind: "tokens_back";
      seat: number;
      project: string;
      number: number;
    }
  | {
      kind: "new_project";
      seat: null;
      project: string;
    }
  | {
      kind: "extra_turn";
      seat: number;
    }
  | {
      kind: "storm";
      seat: null;
    }
  | {
      kind: "crash";
      seat: null;
      number: number;
    }
  | {
      kind: "storm_over";
      seat: null;
    }
  | {
      kind: "crash_over";
      seat: null;
    }
  | {
      kind: "gain";
      seat: number;
      food: number;
      credits: number;
      response: number;
    }
  | {
      kind: "lose_resources";
      seat: number;
      food: number;
      credits: number;
      response: number;
    }
  | {
      kind: "overflow";
      seat: number;
      resource: "food" | "credits" | "response";
    }
  | {
      kind: "loot";
      seat: number;
      resource: "food" | "credits" | "response";
      rival: number;
    }
  | {
      kind: "rob";
      seat: number;
      resource: "food" | "credits" | "response";
      rival: number;
    }
  | {
      kind: "caravan";
      seat: number;
      food: number;
      response: number;
      credits: number;
    }
  | {
      kind: "hq";
      seat: number;
      hq: string;
      before: string;
    }
  | {
      kind: "points";
      seat: number;
      before: number;
      after: number;
    }
  | {
      kind: "leaves";
      seat: number;
      card: string;
      town: string;
    }
  | {
      kind: "to_hand";
      seat: number;
      card: string;
      town: string;
    }
  | {
      kind: "save";
      seat: number;
      card: string;
      guard: string;
      town: string;
      paid: number;
    }
  | {
      kind: "let_go";
      seat: number;
      card: string;
      town: string;
    }
  | {
      kind: "attack";
      seat: number;
      rival: number;
      card: string;
      difficulty: number;
    }
  | {
      kind: "raid";
      seat: number;
      rival: number;
      card: string;
    }
  | {
      kind: "boost";
      seat: number;
    }
  | {
      kind: "arm";
      seat: number;
      card: string;
      number: number;
      paid: number;
    }
  | {
      kind: "roll";
      seat: number;
      first: number;
      second: number;
      modifier: number;
      total: number;
    }
  | {
      kind: "reroll";
      seat: number;
      how: "paid" | "free";
    }
  | {
      kind: "difficulty";
      seat: number;
      number: number;
    }
  | {
      kind: "held";
      seat: number;
      card: string;
    }
  | {
      kind: "failed";
      seat: number;
      card: string;
    }
  | {
      kind: "raid_won";
      seat: number;
    }
  | {
      kind: "raid_lost";
      seat: number;
    }
  | {
      kind: "nothing";
      seat: null;
    }
  | {
      kind: "no_reward";
      seat: number;
    }
  | {
      kind: "slide";
      seat: null;
    }
  | {
      kind: "fill";
      seat: null;
      card: string;
      slot: number;
    }
  | {
      kind: "produce";
      seat: number;
      food: number;
      credits: number;
      response: number;
    }
  | {
      kind: "barren";
      seat: number;
    }
  | {
      kind: "trade";
      seat: number;
      food: number;
      credits: number;
      response: number;
      got_food: number;
      got_credits: number;
    }
  | {
      kind: "waive";
      seat: number;
      card: string;
      town: string;
    }
  | {
      kind: "forgo";
      seat: number;
      what: "waiver" | "reduction";
    }
  | {
      kind: "upkeep";
      seat: number;
      card: string;
      town: string;
      food: number;
      credits: number;
      response: number;
    }
  | {
      kind: "covered";
      seat: number;
      card: string;
      town: string;
    }
  | {
      kind: "unpaid";
      seat: number;
      card: string;
      town: string;
    }
  | {
      kind: "store";
      seat: number;
      food: number;
      credits: number;
      response: number;
    }
  | {
      kind: "win";
      seat: number;
      number: number;
    };
