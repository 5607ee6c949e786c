/* Made from the server's types by `npm run types`; do not edit. */

export type Event =
  | {
      kind: "turn";
      seat: number;
      number: number;
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
      place: string | null;
      water: number;
    }
  | {
      kind: "queue";
      seat: number;
      card: string;
      space: number;
    }
  | {
      kind: "resolve";
      seat: number;
      card: string;
    }
  | {
      kind: "junk";
      seat: number;
      card: string;
    }
  | {
      kind: "use";
      seat: number;
      card: string;
      place: string;
      water: number;
    }
  | {
      kind: "borrow";
      seat: number;
      card: string;
      place: string;
      water: number;
    }
  | {
      kind: "damage";
      seat: number;
      card: string;
      place: string;
    }
  | {
      kind: "destroy";
      seat: number;
      card: string;
      place: string;
    }
  | {
      kind: "restore";
      seat: number;
      card: string;
      place: string;
    }
  | {
      kind: "punk";
      seat: number;
      card: string;
      place: string;
    }
  | {
      kind: "return";
      seat: number;
      card: string;
      place: string;
    }
  | {
      kind: "discard";
      seat: number;
      card: string;
    }
  | {
      kind: "water";
      seat: number;
      number: number;
    }
  | {
      kind: "advance";
      seat: number;
      card: string;
      space: number;
    }
  | {
      kind: "push";
      seat: number;
      card: string;
      space: number;
    }
  | {
      kind: "silo";
      seat: number;
      card: string;
    }
  | {
      kind: "reshuffle";
      seat: null;
      number: number;
    }
  | {
      kind: "flip";
      seat: number;
      card: string;
      place: string;
    }
  | {
      kind: "rebuild";
      seat: number;
      card: string;
      place: string;
    }
  | {
      kind: "move";
      seat: number;
      card: string;
      start: string | null;
      place: string;
    }
  | {
      kind: "roll";
      seat: number;
      card: string;
      start: string;
      place: string;
    }
  | {
      kind: "turn_over";
      seat: number;
      card: string;
    }
  | {
      kind: "camp";
      seat: number;
      card: string;
      place: string;
    }
  | {
      kind: "starts";
      seat: number;
    }
  | {
      kind: "win";
      seat: number;
    }
  | {
      kind: "draw_game";
      seat: null;
    }
  | {
      kind: "dealt";
      seat: number;
      card: string;
    }
  | {
      kind: "bring";
      seat: number;
      card: string;
    }
  | {
      kind: "rearrange";
      seat: number;
    }
  | {
      kind: "lift";
      seat: number;
      card: string;
      place: string;
    }
  | {
      kind: "expose";
      seat: number;
    }
  | {
      kind: "spent";
      seat: number;
      card: string;
    };
