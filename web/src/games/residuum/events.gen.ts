/* Made from the server's types by `npm run types`; do not edit. */

export type Event =
  | {
      kind: "turn";
      seat: number;
      number: number;
      season: "spring" | "summer" | "autumn" | "winter";
    }
  | {
      kind: "tile";
      seat: null;
      land:
        | "wasteland"
        | "radiation_zone"
        | "tech_site"
        | "woodland"
        | "food_supply"
        | "water_source"
        | "contaminated_water"
        | "oil_field"
        | "gold_mine"
        | "trade_town";
      hex: string;
    }
  | {
      kind: "lead";
      seat: number;
    }
  | {
      kind: "starts";
      seat: number;
    }
  | {
      kind: "leader";
      seat: number;
      leader: string;
    }
  | {
      kind: "camp";
      seat: number;
      hex: string;
    }
  | {
      kind: "look";
      seat: number;
      number: number;
    }
  | {
      kind: "seen";
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
      kind: "put_back";
      seat: number;
    }
  | {
      kind: "discard";
      seat: number;
    }
  | {
      kind: "gain";
      seat: number;
      resource: "provisions" | "tech" | "food" | "water" | "wood" | "chem" | "oil" | "gold" | "nuclear";
      number: number;
    }
  | {
      kind: "produce";
      seat: number;
      resource: "provisions" | "tech" | "food" | "water" | "wood" | "chem" | "oil" | "gold" | "nuclear";
      number: number;
      piece: "Outrider" | "Outpost" | "Barricade" | "Basecamp";
      land:
        | "wasteland"
        | "radiation_zone"
        | "tech_site"
        | "woodland"
        | "food_supply"
        | "water_source"
        | "contaminated_water"
        | "oil_field"
        | "gold_mine"
        | "trade_town";
      hex: string;
    }
  | {
      kind: "lose";
      seat: number;
      resource: "provisions" | "tech" | "food" | "water" | "wood" | "chem" | "oil" | "gold" | "nuclear";
      number: number;
      hex: string | null;
    }
  | {
      kind: "pay";
      seat: number;
      resource: "provisions" | "tech" | "food" | "water" | "wood" | "chem" | "oil" | "gold" | "nuclear";
      number: number;
      points: number | null;
    }
  | {
      kind: "left_over";
      seat: number;
      resource: "provisions" | "tech" | "food" | "water" | "wood" | "chem" | "oil" | "gold" | "nuclear";
      points: number;
    }
  | {
      kind: "move";
      seat: number;
      start: string;
      hex: string;
      number: number;
      nukes: number;
      outposts: number;
      barricades: number;
      basecamp: boolean;
    }
  | {
      kind: "network";
      seat: number;
      start: string;
      hex: string;
      number: number;
      nukes: number;
      outposts: number;
      barricades: number;
      basecamp: boolean;
    }
  | {
      kind: "recruit";
      seat: number;
      hex: string;
    }
  | {
      kind: "rouse";
      seat: number;
      hex: string;
    }
  | {
      kind: "build_outpost";
      seat: number;
      hex: string;
    }
  | {
      kind: "activate_outpost";
      seat: number;
      hex: string;
    }
  | {
      kind: "teardown_outpost";
      seat: number;
      hex: string;
    }
  | {
      kind: "take_over";
      seat: number;
      other: number;
      hex: string;
    }
  | {
      kind: "build_barricade";
      seat: number;
      hex: string;
    }
  | {
      kind: "activate_barricade";
      seat: number;
      border: string;
      hex: string | null;
    }
  | {
      kind: "teardown_barricade";
      seat: number;
      border: string;
      hex: string;
    }
  | {
      kind: "destroy_barricade";
      seat: number;
      border: string;
      other: number;
    }
  | {
      kind: "teardown_basecamp";
      seat: number;
      hex: string;
    }
  | {
      kind: "activate_basecamp";
      seat: number;
      hex: string;
    }
  | {
      kind: "show_card";
      seat: number;
      card: string;
    }
  | {
      kind: "complete";
      seat: number;
      card: string;
    }
  | {
      kind: "use";
      seat: number;
      card: string;
    }
  | {
      kind: "land";
      seat: null;
      land:
        | "wasteland"
        | "radiation_zone"
        | "tech_site"
        | "woodland"
        | "food_supply"
        | "water_source"
        | "contaminated_water"
        | "oil_field"
        | "gold_mine"
        | "trade_town";
      hex: string;
    }
  | {
      kind: "weaponise";
      seat: number;
      hex: string;
    }
  | {
      kind: "blast";
      seat: number;
      hex: string;
    }
  | {
      kind: "upgrade";
      seat: number;
      hex: string;
    }
  | {
      kind: "take_oil";
      seat: number;
      hex: string;
    }
  | {
      kind: "visit";
      seat: number;
    }
  | {
      kind: "buy";
      seat: number;
      resource: "provisions" | "tech" | "food" | "water" | "wood" | "chem" | "oil" | "gold" | "nuclear";
      number: number;
    }
  | {
      kind: "sell";
      seat: number;
      resource: "provisions" | "tech" | "food" | "water" | "wood" | "chem" | "oil" | "gold" | "nuclear";
      number: number;
    }
  | {
      kind: "town_card";
      seat: number;
      town: string;
    }
  | {
      kind: "use_town";
      seat: number;
      town: string;
    }
  | {
      kind: "meet";
      seat: number;
      other: number;
      hex: string;
    }
  | {
      kind: "answer";
      seat: number;
      answer: "welcome the visitor" | "put up a fight" | "trade" | "attack";
    }
  | {
      kind: "offer";
      seat: number;
      number: number;
    }
  | {
      kind: "bundle";
      seat: number;
      resource: "provisions" | "tech" | "food" | "water" | "wood" | "chem" | "oil" | "gold" | "nuclear";
      number: number;
      side: "Gives" | "Wants";
    }
  | {
      kind: "agree";
      seat: number;
    }
  | {
      kind: "no_deal";
      seat: number;
    }
  | {
      kind: "dealt";
      seat: number;
      number: number;
    }
  | {
      kind: "war_card";
      seat: number;
      war: number;
    }
  | {
      kind: "lay";
      seat: number;
    }
  | {
      kind: "add";
      seat: number;
      resource: "provisions" | "tech" | "food" | "water" | "wood" | "chem" | "oil" | "gold" | "nuclear";
      number: number;
      hex: string | null;
    }
  | {
      kind: "show";
      seat: number;
      war: number;
    }
  | {
      kind: "total";
      seat: number;
      number: number;
      tech: number;
      ability: number;
    }
  | {
      kind: "ability";
      seat: number;
      leader: string;
    }
  | {
      kind: "win";
      seat: number;
    }
  | {
      kind: "draw";
      seat: null;
    }
  | {
      kind: "loot";
      seat: number;
      resource: "provisions" | "tech" | "food" | "water" | "wood" | "chem" | "oil" | "gold" | "nuclear";
      number: number;
      other: number;
      hex: string | null;
    }
  | {
      kind: "fallen";
      seat: number;
      number: number;
      hex: string;
      nuke: boolean;
    }
  | {
      kind: "fallen_outpost";
      seat: number;
      hex: string;
    }
  | {
      kind: "home";
      seat: number;
      piece: "Outrider" | "Outpost" | "Barricade" | "Basecamp";
      hex: string;
      active: boolean;
      nuke: boolean;
    }
  | {
      kind: "supply";
      seat: number;
      piece: "Outrider" | "Outpost" | "Barricade" | "Basecamp";
      hex: string;
      active: boolean;
      nuke: boolean;
      border: string | null;
    }
  | {
      kind: "upkeep";
      seat: number;
      hex: string;
    }
  | {
      kind: "reshuffle";
      seat: null;
      number: number;
    }
  | {
      kind: "end";
      seat: number;
    }
  | {
      kind: "over";
      seat: number;
    }
  | {
      kind: "chart";
      seat: number;
    };
