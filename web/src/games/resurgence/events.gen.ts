/* Made from the server's types by `npm run types`; do not edit. */

export type Event =
  | {
      kind: "first";
      seat: number;
    }
  | {
      kind: "round";
      seat: null;
      number: number;
    }
  | {
      kind: "directive";
      seat: null;
      card: string;
    }
  | {
      kind: "hero_shown";
      seat: null;
      card: string;
    }
  | {
      kind: "starter_shown";
      seat: null;
      mission: string;
    }
  | {
      kind: "hero";
      seat: number;
      card: string;
    }
  | {
      kind: "dealt";
      seat: number;
      card: string;
    }
  | {
      kind: "passed";
      seat: number;
      card: string;
    }
  | {
      kind: "salvage";
      seat: number;
      card: string;
    }
  | {
      kind: "salvage_discard";
      seat: number;
      card: string;
    }
  | {
      kind: "event";
      seat: null;
      card: string;
    }
  | {
      kind: "event_used";
      seat: number;
      card: string;
    }
  | {
      kind: "draw";
      seat: number;
      tokens: number;
    }
  | {
      kind: "refill";
      seat: number;
      tokens: number;
    }
  | {
      kind: "drawn";
      seat: number;
      hero: boolean;
      ranger: number;
      builder: number;
      scholar: number;
      laborer: number;
    }
  | {
      kind: "assign";
      seat: number;
      area: "metro" | "harbor" | "compound";
      hero: boolean;
      ranger: number;
      builder: number;
      scholar: number;
      laborer: number;
    }
  | {
      kind: "gain";
      seat: number;
      number: number;
      item: "food" | "fuel" | "parts" | "ammo" | "meds";
      lost: number;
    }
  | {
      kind: "pay";
      seat: number;
      food: number;
      fuel: number;
      parts: number;
      ammo: number;
      meds: number;
    }
  | {
      kind: "vp";
      seat: number;
      number: number;
    }
  | {
      kind: "vp_lost";
      seat: number;
      number: number;
    }
  | {
      kind: "advance";
      seat: number;
      number: number;
      area: "metro" | "harbor" | "compound";
    }
  | {
      kind: "tied";
      seat: null;
      area: "metro" | "harbor" | "compound";
    }
  | {
      kind: "retire";
      seat: number;
      token: "hero" | "ranger" | "builder" | "scholar" | "laborer";
      heap: "bag" | "rest";
    }
  | {
      kind: "recruit";
      seat: number;
      token: "hero" | "ranger" | "builder" | "scholar" | "laborer";
    }
  | {
      kind: "place";
      seat: number;
      token: "hero" | "ranger" | "builder" | "scholar" | "laborer";
      space: string;
      card: string | null;
      area: "metro" | "harbor" | "compound";
    }
  | {
      kind: "rest";
      seat: number;
      token: "hero" | "ranger" | "builder" | "scholar" | "laborer";
      area: "metro" | "harbor" | "compound";
    }
  | {
      kind: "move";
      seat: number;
      token: "hero" | "ranger" | "builder" | "scholar" | "laborer";
      area: "metro" | "harbor" | "compound";
      to: "metro" | "harbor" | "compound";
    }
  | {
      kind: "send";
      seat: number;
      token: "hero" | "ranger" | "builder" | "scholar" | "laborer";
      area: "metro" | "harbor" | "compound";
    }
  | {
      kind: "activate";
      seat: number;
      card: string;
    }
  | {
      kind: "exhaust";
      seat: number;
      card: string;
    }
  | {
      kind: "plan";
      seat: number;
      mission: string;
    }
  | {
      kind: "complete";
      seat: number;
      mission: string;
    }
  | {
      kind: "file";
      seat: number;
      mission: string;
      column: "left" | "middle" | "right";
    }
  | {
      kind: "rescue";
      seat: number;
      card: string;
    }
  | {
      kind: "row";
      seat: number;
    }
  | {
      kind: "build";
      seat: number;
      space: string;
      card: string;
    }
  | {
      kind: "level";
      seat: number;
      number: number;
    }
  | {
      kind: "recall";
      seat: null;
    }
  | {
      kind: "row_discard";
      seat: null;
      card: string;
    }
  | {
      kind: "row_slide";
      seat: null;
      card: string;
      number: number;
    }
  | {
      kind: "row_new";
      seat: null;
      card: string;
      number: number;
    }
  | {
      kind: "mission_new";
      seat: null;
      mission: string;
      number: number;
      board: "basic" | "advanced";
    }
  | {
      kind: "map_cleared";
      seat: null;
    }
  | {
      kind: "mutants_reshuffled";
      seat: null;
    }
  | {
      kind: "mutant_card";
      seat: null;
      card: string;
    }
  | {
      kind: "encounter";
      seat: null;
      encounter: "mutant" | "beast" | "stalker";
      space: string;
    }
  | {
      kind: "encounters_refill";
      seat: null;
    }
  | {
      kind: "beast";
      seat: null;
      space: string;
    }
  | {
      kind: "mutant_leadership";
      seat: null;
      card: string;
    }
  | {
      kind: "mutants_vp";
      seat: null;
      number: number;
    }
  | {
      kind: "mutants_advance";
      seat: null;
      number: number;
      area: "metro" | "harbor" | "compound";
    }
  | {
      kind: "mutants_mission";
      seat: null;
      mission: string;
    }
  | {
      kind: "mutants_flip";
      seat: null;
      side: "A" | "B";
    }
  | {
      kind: "block";
      seat: number;
      space: string;
      card: string;
    }
  | {
      kind: "final";
      seat: number;
      number: number;
    }
  | {
      kind: "mutants_final";
      seat: null;
      number: number;
    }
  | {
      kind: "win";
      seat: number;
    }
  | {
      kind: "mutants_win";
      seat: null;
    };
