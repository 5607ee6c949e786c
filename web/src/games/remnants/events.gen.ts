/* Made from the server's types by `npm run types`; do not edit. */

export type Event =
  | {
      kind: "lead";
      seat: number;
      colour: "yellow" | "red" | "blue" | "green";
    }
  | {
      kind: "in_game";
      seat: null;
      development: string;
    }
  | {
      kind: "roll";
      seat: number;
      number: number;
    }
  | {
      kind: "first";
      seat: number;
    }
  | {
      kind: "picks";
      seat: number;
    }
  | {
      kind: "side";
      seat: number;
      space: string;
    }
  | {
      kind: "round";
      seat: null;
      number: number;
    }
  | {
      kind: "turn";
      seat: number;
      number: number;
    }
  | {
      kind: "action";
      seat: number;
      action: "recruit" | "buy" | "produce" | "sell" | "refresh" | "move";
    }
  | {
      kind: "patrol";
      seat: null;
    }
  | {
      kind: "awards";
      seat: null;
    }
  | {
      kind: "starts";
      seat: number;
      amount: number;
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
      kind: "play";
      seat: number;
      card: string;
    }
  | {
      kind: "spent";
      seat: number;
      card: string;
    }
  | {
      kind: "discard";
      seat: number;
      card: string;
    }
  | {
      kind: "under";
      seat: number;
      count: number;
    }
  | {
      kind: "take";
      seat: number;
      card: string;
    }
  | {
      kind: "dig";
      seat: number;
    }
  | {
      kind: "shuffle";
      seat: number;
    }
  | {
      kind: "remove";
      seat: number;
      card: string;
    }
  | {
      kind: "armor";
      seat: number;
    }
  | {
      kind: "treat";
      seat: number;
      card: string;
    }
  | {
      kind: "saw";
      seat: number;
      card: string;
    }
  | {
      kind: "scout";
      seat: number;
      count: number;
    }
  | {
      kind: "order";
      seat: number;
    }
  | {
      kind: "blackmail";
      seat: number;
      other: number;
      card: string;
    }
  | {
      kind: "member";
      seat: null;
      card: string;
    }
  | {
      kind: "member_out";
      seat: null;
      card: string;
    }
  | {
      kind: "goods";
      seat: null;
      card: string;
    }
  | {
      kind: "goods_out";
      seat: null;
      card: string;
    }
  | {
      kind: "renew";
      seat: null;
      deck: "members" | "goods" | "orders";
      count: number;
    }
  | {
      kind: "gain";
      seat: number;
      amount: number;
    }
  | {
      kind: "pay";
      seat: number;
      amount: number;
    }
  | {
      kind: "rob";
      seat: number;
      other: number;
      amount: number;
    }
  | {
      kind: "fame";
      seat: number;
      renown: number;
    }
  | {
      kind: "shame";
      seat: number;
      renown: number;
    }
  | {
      kind: "award";
      seat: number;
      renown: number;
      spaces: number;
      tiles: number;
    }
  | {
      kind: "short";
      seat: null;
    }
  | {
      kind: "rise";
      seat: number;
      condition: string;
      number: number;
    }
  | {
      kind: "win";
      seat: number;
    }
  | {
      kind: "announce";
      seat: number;
      card: string;
    }
  | {
      kind: "bid";
      seat: number;
      amount: number;
    }
  | {
      kind: "pass";
      seat: number;
    }
  | {
      kind: "recruit";
      seat: number;
      card: string;
      amount: number;
    }
  | {
      kind: "turn_used";
      seat: number;
    }
  | {
      kind: "taken_in";
      seat: number;
      card: string;
    }
  | {
      kind: "join";
      seat: number;
    }
  | {
      kind: "leave";
      seat: number;
    }
  | {
      kind: "buy";
      seat: number;
      card: string;
      amount: number;
    }
  | {
      kind: "buy_renown";
      seat: number;
      renown: number;
      amount: number;
    }
  | {
      kind: "build";
      seat: number;
      development: string;
      space: string;
      second: string | null;
      third: string | null;
      amount: number;
    }
  | {
      kind: "produce";
      seat: number;
      development: string;
      space: string;
    }
  | {
      kind: "stock";
      seat: null;
      products: number;
      development: string;
      space: string;
    }
  | {
      kind: "wreck";
      seat: number;
      products: number;
      development: string;
      space: string;
    }
  | {
      kind: "sell";
      seat: number;
      development: string;
      space: string;
      amount: number;
    }
  | {
      kind: "cheaper";
      seat: number;
      card: string;
      amount: number;
    }
  | {
      kind: "cheaper_build";
      seat: number;
      development: string;
      amount: number;
    }
  | {
      kind: "move";
      seat: number;
      start: string;
      space: string;
    }
  | {
      kind: "enter";
      seat: number;
      space: string;
    }
  | {
      kind: "faster";
      seat: number;
      figures: number;
      steps: number;
    }
  | {
      kind: "next_faster";
      seat: number;
      steps: number;
    }
  | {
      kind: "rebate";
      seat: number;
      amount: number;
    }
  | {
      kind: "dearer";
      seat: number;
      products: number;
      amount: number;
    }
  | {
      kind: "overtime";
      seat: number;
    }
  | {
      kind: "more_builds";
      seat: number;
    }
  | {
      kind: "battle";
      seat: number;
      other: number;
      space: string;
    }
  | {
      kind: "fight";
      seat: number;
      token: string;
      space: string;
      attack: number;
    }
  | {
      kind: "lay";
      seat: number;
      blind: boolean;
    }
  | {
      kind: "laid";
      seat: number;
      card: string;
    }
  | {
      kind: "laid_all";
      seat: number;
    }
  | {
      kind: "reveal";
      seat: number;
      card: string;
    }
  | {
      kind: "use";
      seat: number;
      card: string;
    }
  | {
      kind: "aim";
      seat: number;
      card: string;
      number: number;
    }
  | {
      kind: "dice";
      seat: number;
      dice: number[];
      hits: number;
    }
  | {
      kind: "total";
      seat: number;
      total: number;
      cards: number;
      hits: number;
      more: number;
    }
  | {
      kind: "ycu_total";
      seat: null;
      total: number;
    }
  | {
      kind: "battle_won";
      seat: number;
      by: number;
    }
  | {
      kind: "battle_lost";
      seat: number;
    }
  | {
      kind: "figure_lost";
      seat: number;
      space: string;
    }
  | {
      kind: "figure_spared";
      seat: number;
      space: string;
    }
  | {
      kind: "to_hand";
      seat: number;
      card: string;
    }
  | {
      kind: "bribe";
      seat: number;
      token: string;
      space: string;
      amount: number;
    }
  | {
      kind: "token";
      seat: null;
      token: string;
      space: string;
    }
  | {
      kind: "token_off";
      seat: null;
      token: string;
      space: string;
    }
  | {
      kind: "no_token";
      seat: null;
      space: string;
    }
  | {
      kind: "coordinates";
      seat: null;
      card: string;
    }
  | {
      kind: "coordinates_done";
      seat: null;
      card: string;
    }
  | {
      kind: "alert";
      seat: number;
      number: number;
      alert: string;
    };
