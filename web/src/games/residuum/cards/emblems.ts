/**
 * The emblem of every card, leader and value of Residuum, on a 24-unit grid: solid in currentColor, class s is an inked
 * line, k and kf are carved in --knock. A new card costs one entry here, and a ground if the even spread does not suit.
 */
import { anyGround, at, cut, disc, hole, line, ring, solid } from "../../../look/plate";
import { icons } from "../glyphs";

/** Carved into what lies beneath. */
const carved = (part: string): string => `<g style="color:var(--knock)">${part}</g>`;

/** Before a bust, with a carved gap around it. */
const beside = (part: string): string => hole(18.5, 18, 6.6) + part;
const HEAD = disc(12, 7, 5) + solid("M3 22.5c.3-5.6 3.8-8.8 9-8.8s8.7 3.2 9 8.8z");
const FLAME = solid(
  "M12.5 1C13 5.5 18.8 8.3 18.8 15a6.8 6.8 0 0 1-13.6 0c0-3 1.4-5 3.3-6.5.1 2 .8 3 1.8 3.5C10 8 10.5 4 12.5 1z",
);
const CRATE = solid("M2 6h20v16H2z") + cut("M2 10.5h20M2 17.500h20M7 6v16M17 6v16", 1.2);
const CART = solid("M2 8h17l-2 8H5z") + disc(7, 20, 2.6) + disc(16, 20, 2.6) + line("M18.500 8l1.500-4h3", 1.8);
const SCROLL = solid("M5 2h14v17a3 3 0 0 1-3 3H5z") + cut("M8 7h8M8 11h8M8 15h5", 1.4);
const SWORD =
  solid("M12 .8l2.2 3V15H9.800V3.800z") +
  solid("M6 15h12v2.200H6z") +
  solid("M10.900 17.200h2.200v4.300h-2.200z") +
  disc(12, 22, 1.5);

export const emblems: Record<string, string> = {
  // changing the map
  irrigation_grid:
    solid("M1.500 2h3.500v20H1.500zM10.200 2h3.500v20h-3.500zM19 2h3.500v20H19z") +
    line("M5 6.500h5M5 17.500h5M14 6.500h5M14 17.500h5", 2) +
    carved(at(icons.water, 8.4, 8.4, 0.3)),
  filtration_works:
    solid("M2 3h20l-7 9v8l-6 2.500V12z") + cut("M5.500 6h13M8 9.200h8", 1.4) + at(icons.water, 16, 15, 0.32),
  seed_vault:
    solid("M12 22c-6-1.500-9-5.500-9-11C3 5.500 7 2 12 2s9 3.500 9 9c0 5.500-3 9.500-9 11z") +
    cut(
      "M12 20V10M12 13c-3 0-4.500-1.500-4.500-4.500C10.500 8.500 12 10 12 13zM12 11c0-3 1.500-4.500 4.500-4.500C16.500 9.500 15 11 12 11z",
      1.4,
    ),
  sealed_laboratory: solid("M2 22V9l10-7 10 7v13z") + carved(at(icons.chem, 7, 9.5, 0.42)) + cut("M2 20h20", 1.2),
  wildcat_rig:
    solid("M10.500 3h3L19 22h-3l-1-3.500H9L8 22H5z") +
    cut("M9.800 13h4.400M8.800 16.500h6.400M10.600 9h2.800", 1.3) +
    solid("M12 0c1.500 1.200 2.500 1.600 5 1.400-1 1.800-2 2.600-5 2.600s-4-.8-5-2.600c2.500.2 3.500-.2 5-1.400z"),
  lost_lode: solid("M1 22L8 8l4 5 4-9 7 18z") + carved(at(icons.gold, 6.5, 13, 0.38)),
  topsoil_reclamation:
    line("M14 10L21.500 2.500", 2.6) +
    solid("M4 8l9 9c-2 3.500-6 5.500-10.500 4.500C1.500 17 2 11.500 4 8z") +
    cut("M5 18.500l5-5", 1.4) +
    solid("M15 20h8v2h-8zM17 16.500h5v2h-5z"),
  // the Basecamp's X
  kitchen_gardens:
    solid("M1.500 14h21l-2 8h-17z") +
    cut("M4 17.500h16", 1.3) +
    solid("M12 14C6.500 13 5 9.500 5.500 5 10 6 12 9 12 14zM12 14c0-5 2-8.500 6.500-10 .8 5-1 9-6.500 10z") +
    line("M12 14V8", 1.4),
  windmill_row:
    solid("M10.500 10h3L16 22.500H8z") +
    at(solid("M11 11L9.500 1h5L13 11z"), 0, -1, 1) +
    at(solid("M11 11L9.500 1h5L13 11z"), 0, -1, 1, 90) +
    at(solid("M11 11L9.500 1h5L13 11z"), 0, -1, 1, 180) +
    at(solid("M11 11L9.500 1h5L13 11z"), 0, -1, 1, 270) +
    hole(12, 11, 1.5),
  underground_galleries:
    solid("M1 3h22v19H1z") +
    carved(solid("M4 22V12a3.500 3.500 0 0 1 7 0v10zM13 22V9.500a3.500 3.500 0 0 1 7 0V22z")) +
    solid("M6 22v-6.500h3V22zM15 22v-8h3v8z"),
  // exchanges
  charcoal_kilns:
    solid("M3 22C3 11 7 6 12 6s9 5 9 16z") +
    carved(at(FLAME, 7, 11.5, 0.42)) +
    line("M10 4c-1.500-1.500 1-2 0-3.500M14 4.500c-1.500-1.500 1-2.500 0-4", 1.5),
  swap_shed: line("M3 8h14M13.500 3.500L18 8l-4.500 4.500", 2.6) + line("M21 16H7M10.500 11.500L6 16l4.500 4.500", 2.6),
  still_house:
    solid("M2 22v-7a6 6 0 0 1 12 0v7z") +
    line("M8 9V3.500h9.500V14", 2.2) +
    solid("M14.500 14.500h7l-1 7.500h-5z") +
    cut("M4 17.500h8", 1.3),
  cracking_tower:
    solid("M4 22V5a3 3 0 0 1 6 0v17zM13 22V9a3 3 0 0 1 6 0v13z") +
    cut("M4 9h6M4 13.500h6M4 18h6M13 13h6M13 17.500h6", 1.2) +
    line("M10 6.500h6M19 12h3.500v10", 1.7),
  smelting_pit:
    solid("M2 8h20l-3 14H5z") + carved(at(FLAME, 6.4, 9, 0.46)) + solid("M3.500 3h6l1 4h-8zM14 3h6l1 4h-8z"),
  breeder_pile: solid("M3 3h18v19H3z") + carved(at(icons.nuclear, 5.5, 6, 0.54)) + cut("M3 5h18M3 20h18", 1.2),
  // production
  hydroponic_racks:
    line("M3 1.500v21M21 1.500v21", 2.2) +
    solid("M3 6.500h18v2.500H3zM3 13.500h18V16H3zM3 20.500h18V23H3z") +
    at(icons.food, 5, 0, 0.28) +
    at(icons.food, 12.5, 0, 0.28) +
    at(icons.food, 5, 9, 0.19) +
    at(icons.food, 9.8, 9, 0.19) +
    at(icons.food, 14.6, 9, 0.19),
  insulated_pumps:
    solid("M8 8h6v14H8z") +
    solid("M5 20.500h12V23H5z") +
    solid("M14 10h5.500v5H17v-2.200h-3z") +
    line("M11 8V4M11 4l8-2.500", 2.2) +
    cut("M8 12h6M8 15h6M8 18h6", 1.2) +
    at(icons.water, 15.5, 15.5, 0.25),
  drying_sheds:
    solid("M1 9l11-7 11 7v2H1z") +
    line("M3 11v11.500M21 11v11.500", 2) +
    solid("M5 13h14v2.200H5zM5 16.400h14v2.200H5zM5 19.800h14V22H5z"),
  scavenger_packs:
    solid("M5 9c0-4 2.500-6.500 7-6.500S19 5 19 9v13H5z") +
    cut("M5 12h14M9.500 12v4h5v-4", 1.4) +
    solid("M2 11.500h2.500v9H2zM19.500 11.500H22v9h-2.500z") +
    line("M9 2.500a3 3 0 0 1 6 0", 1.6),
  hazmat_collectors:
    solid(
      "M12 1.500c5.500 0 8.500 4 8.500 9 0 3-1 5-2.500 6.500V22H6v-5c-1.500-1.500-2.500-3.500-2.500-6.500 0-5 3-9 8.500-9z",
    ) +
    carved(solid("M6.500 7.500h11v5h-11z")) +
    hole(8.5, 17.5, 2) +
    hole(15.5, 17.5, 2) +
    line("M9 10l2-1.500", 1.2),
  night_shift:
    solid("M14 2a9.500 9.500 0 1 0 8 13.500A8.500 8.500 0 0 1 14 2z") +
    at(icons["land-oil_field"], 0.5, 11, 0.5) +
    solid("M18.500 3l.8 2 2 .7-2 .8-.8 2-.8-2-2-.8 2-.7z"),
  // movement
  dirt_bikes: icons.outrider,
  lead_lined_suits:
    disc(12, 5.5, 4.5) +
    solid("M4 22l1.500-8c.4-2 2-3 4-3h5c2 0 3.600 1 4 3L20 22z") +
    carved(at(icons.nuclear, 8.3, 13, 0.31)) +
    `<path d="M9 5.500h6" class="k" stroke-width="2"/>`,
  nomad_code:
    solid("M1 21L10 5l3 5.500L16 6l7 15z") + cut("M10 21l2.500-7 2.500 7", 1.5) + at(icons.summer, 13.5, -1.5, 0.42),
  handcar_line:
    line("M1 22.500h22M4 19.500v3M9 19.500v3M14 19.500v3M19 19.500v3", 1.5) +
    solid("M4 12h16v3H4z") +
    disc(7.5, 17, 2.3) +
    disc(16.5, 17, 2.3) +
    line("M12 12V7M5.500 8.500L18.500 4", 2.2),
  // conflict
  watchtowers:
    solid("M4 9h16v-1.500L12 2 4 7.500z") +
    solid("M5.500 9h13v5h-13z") +
    cut("M8 11.500h8", 1.5) +
    line("M7 14L4.500 23M17 14l2.500 9M6 18l12 5M18 18L6 23", 1.6),
  war_council:
    at(HEAD, 0, 1, 0.5) +
    at(HEAD, 12, 1, 0.5) +
    at(HEAD, 6, -1, 0.5) +
    solid("M1 14.500h22L20 22H4z") +
    cut("M6 18h12", 1.4),
  hidden_cellars:
    solid("M1 4h22v3.500H1z") +
    carved(solid("M8 4h8v3.500H8z")) +
    solid("M3 9h18v13H3z") +
    cut("M3 13.300h18M3 17.700h18M12 9v13", 1.2) +
    line("M8 7.500l2-5h6", 1.8),
  gas_mortars:
    at(solid("M8.500 3h7v14h-7z") + cut("M8.500 6h7M8.500 12h7", 1.3), -2, 2.5, 0.9, 35) +
    solid("M2 20.500h16V23H2z") +
    disc(19, 4.5, 2.6) +
    disc(21.5, 7.5, 1.8) +
    disc(16.8, 2.5, 1.6),
  // the Trade Town
  caravan_charter: CART + carved(at(icons["land-trade_town"], 7.6, 8.5, 0.3)),
  smugglers_tunnel:
    solid("M1 22V12a11 11 0 0 1 22 0v10z") +
    carved(solid("M5.500 22V12.500a6.500 6.500 0 0 1 13 0V22z")) +
    at(CRATE, 7.6, 13, 0.38),
  radio_mast:
    solid("M11 8h2l4 14.500H7z") +
    cut("M9.800 17h4.400M10.600 13h2.800", 1.3) +
    disc(12, 6, 2.4) +
    line(
      "M7.500 10A6 6 0 0 1 7.500 2M16.500 10a6 6 0 0 0 0-8M4.300 12.500A10 10 0 0 1 4.300 0M19.700 12.500a10 10 0 0 0 0-12.500",
      1.6,
    ),
  winter_stores: solid("M2 9.500L12 3l10 6.500V22H2z") + carved(at(icons.winter, 6.5, 9.5, 0.46)),
  open_gates:
    solid("M1.500 3h4v19h-4zM18.500 3h4v19h-4z") +
    solid("M6.500 5l4 2.500v11.500l-4 3zM17.500 5l-4 2.500v11.500l4 3z") +
    line("M12 21v-8M9.500 15.500L12 13l2.500 2.500", 1.5),
  fortress_doctrine:
    solid("M1.500 22V8h3v2.500H7V8h3v2.500h4V8h3v2.500h2.500V8h3v14z") +
    carved(solid("M9.500 22v-5a2.500 2.500 0 0 1 5 0v5z")) +
    line("M12 8V1", 1.5) +
    solid("M12 1l6 1.800-6 2z"),
  // Trade Town cards
  "TTC-01":
    solid("M2 11h20c0 5-3 8.500-7 9.500V23H9v-2.500C5 19.500 2 16 2 11z") +
    line("M8 8.500c-1.500-2 1.500-3 0-5.500M12 8.500c-1.500-2 1.500-3 0-5.500M16 8.500c-1.500-2 1.500-3 0-5.500", 1.7),
  "TTC-02":
    solid(
      "M6 12.500V5.500a1.500 1.500 0 0 1 3 0V10 3a1.500 1.500 0 0 1 3 0v7-6a1.500 1.500 0 0 1 3 0v7-4a1.500 1.500 0 0 1 3 0v8c0 4-2.500 7-6.500 7S4 20 2.500 15l-1-3c1.800-1 3.500 0 4.500 3z",
    ) + at(icons.provisions, 15.5, 14, 0.4),
  "TTC-03": HEAD + line("M20 2v7M16.500 5.500h7", 2.4),
  "TTC-04":
    solid("M2 4l6-2 4 2.500L16 2l6 2v10l-3-1-2 3-3-1.500-1.500 3.500-3-1L8 22l-6-2z") +
    cut("M8 2v18M16 4v9M5 9l6 4M11 9l-6 4", 1.3),
  "TTC-05":
    at(CRATE, 2.4, 4.6, 0.8) + solid("M4 8l2-7 2 7zM11 8l2-7 2 7zM17 8l2-7 2 7zM20 12l4 1.500-4 2zM20 17l4 1.500-4 2z"),
  "TTC-06":
    disc(12, 12, 10) +
    carved(disc(12, 12, 8)) +
    solid("M12 3l3 9-3 9-3-9z") +
    cut("M9.500 12h5", 1.3) +
    hole(12, 12, 1),
  "TTC-07": SCROLL + disc(17, 18, 4.5) + cut("M17 15.500v5M15.300 17h3M15.300 19h3", 1.1),
  "TTC-08":
    solid("M5 3h14c1.500 3 2 6 2 9s-.5 6-2 9H5c-1.500-3-2-6-2-9s.5-6 2-9z") +
    cut("M3.600 8h16.800M3.600 16h16.800", 1.3) +
    cut("M9.500 9.800l5 4.600M14.500 9.800l-5 4.600", 1.9),
  "TTC-09":
    at(icons.tech, 0, 0, 0.64) + at(icons.tech, 11, 10, 0.52) + line("M16 2l5.500 5.500M21.500 2L16 7.500", 1.8),
  "TTC-10":
    solid("M3 2h18v14H3z") + cut("M8 5.500l8 7M16 5.500l-8 7", 2.2) + solid("M6 16h2.500v7H6zM15.500 16H18v7h-2.500z"),
  // leaders
  "CHR-01": HEAD + cut("M7 5.500c3-2 7-2 10 0", 1.6) + beside(at(SWORD, 11.5, 8, 0.64, 30)),
  "CHR-02": HEAD + cut("M8.500 7h2.600M12.900 7h2.600", 1.8) + beside(at(icons.gold, 12.8, 12.8, 0.46)),
  "CHR-03":
    HEAD +
    solid("M6.500 5.500C6 1 9.500-.5 12-.5s6.500 1.500 5.500 7c-2.500-2.500-8-2.500-11-1z") +
    beside(at(icons.chem, 13, 12, 0.48)),
  "CHR-04":
    HEAD +
    solid("M6 3.500C7 .5 17 .5 18 3.500v1.200H6z") +
    cut("M5.500 5.200h13", 1.2) +
    beside(at(FLAME, 12.6, 12, 0.5)),
  // Conflict cards, by value
  "war-1": at(SWORD, 0, 0, 1, 20),
  "war-2":
    solid("M2 9C5 4.500 8.300 2.500 12 2.500S19 4.500 22 9c-3 4.500-6.300 6.500-10 6.500S5 13.500 2 9z") +
    hole(12, 9, 3.8) +
    disc(12, 9, 1.9) +
    line("M4 20h16M15.500 16.500L20 20l-4.500 3", 1.9),
  "war-3": solid("M2 3l9 9-9 9v-6l3-3-3-3zM12 3l9 9-9 9v-6l3-3-3-3z"),
  "war-4":
    ring(12, 12, 9, 2.6) +
    disc(12, 12, 3.2) +
    solid("M12 7.500L9.500 3.500h5zM12 16.500l-2.500 4h5zM7.500 12l-4-2.500v5zM16.500 12l4-2.500v5z"),
  "war-5":
    at(SWORD, 1.5, 4, 0.88, 48) +
    at(SWORD, 1.5, 4, 0.88, -48) +
    solid("M12 -1l1.500 3 3.300.4-2.400 2.300.6 3.300-3-1.600L9 8l.6-3.300-2.400-2.300 3.300-.4z"),
};

const CHOSEN: Record<string, string> = {
  irrigation_grid: "hills",
  seed_vault: "rays",
  wildcat_rig: "hills",
  lost_lode: "dots",
  kitchen_gardens: "rays",
  windmill_row: "hills",
  underground_galleries: "bands",
  breeder_pile: "rings",
  night_shift: "dots",
  nomad_code: "hills",
  radio_mast: "rings",
  war_council: "rays",
  fortress_doctrine: "bands",
  caravan_charter: "hills",
  dirt_bikes: "bands",
  winter_stores: "dots",
  smugglers_tunnel: "rings",
  swap_shed: "grid",
  "CHR-01": "rays",
  "CHR-02": "grid",
  "CHR-03": "rings",
  "CHR-04": "hills",
  "war-1": "dots",
  "war-2": "grid",
  "war-3": "bands",
  "war-4": "rings",
  "war-5": "rays",
};

/** The ground of a card: chosen, or spread evenly by its id. */
export const ground = (id: string): string => CHOSEN[id] ?? anyGround(id);
