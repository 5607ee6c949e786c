/**
 * The emblem of every card, leader and YCU of City of Remnants, on a 24-unit grid: solid in currentColor, class s is an
 * inked line, k and kf are carved in --knock. A new card costs one entry here. Shared parts come first.
 */
import { anyGround, at, cut, disc, hole, line, ring, solid } from "../../../look/plate";

const COIN = disc(12, 12, 10) + cut("M8.5 16.5l3.5-9 3.5 9M9.8 13.5h4.4", 1.8);
const STAR = solid("M12 1.2l3.1 7.2 7.7.7-5.8 5.2 1.7 7.7L12 18l-6.7 4 1.7-7.7L1.2 9.1l7.7-.7z");
const BUST = solid("M2.5 23c.4-4.3 3.2-6 6.5-6.3l3 2 3-2c3.3.3 6.1 2 6.5 6.3z");
const HEAD = solid("M12 1.5c3.6 0 5.6 2.7 5.6 6.6 0 4.6-2.3 8.4-5.6 8.4S6.4 12.7 6.4 8.1c0-3.9 2-6.6 5.6-6.6z");
const FIST = solid(
  "M5 8c0-1.3 1-2 2-2s1.7.5 2 1.2C9.3 6 10 5.5 11 5.5s1.8.6 2 1.5c.4-.7 1-1.1 2-1.1 1.2 0 2 .8 2 2v.6c.4-.3.9-.5 1.5-.5 1.1 0 2 .9 2 2v4.5c0 4-2.5 8.5-8.5 8.5S3.5 18.5 3.5 14.5c0-2.5 0-5 1.5-6.5z",
);
const BIN = solid("M4 6h16l-1.5 17h-13z") + solid("M2.5 3h19v3h-19z");
const BOOK =
  solid("M2 4c4-1.5 7.5-1 10 1 2.5-2 6-2.5 10-1v16c-4-1.2-7.5-.8-10 1.5-2.5-2.3-6-2.7-10-1.5z") +
  cut("M12 5.5V20.5", 1.4);
const CRATE = solid("M2.5 8h19v14h-19z") + solid("M1.5 4.5h21V8h-21z") + cut("M6 8v14M18 8v14M6 15h12", 1.4);
const PISTOL = solid("M1 7h19l3 2v4h-9l-1 3H9.5L8 23H2.5L4 13H1z") + cut("M4 10h12", 1.3);
const SHEET = solid("M4 1.5h11l5 5v16H4z") + cut("M8 10h8M8 14h8M8 18h5", 1.5);
const CASE = solid("M2 8h20v13H2z") + line("M8.5 8V4h7v4", 2.4) + cut("M2 13.5h20M11 12v3h2v-3", 1.3);
const SAUCER =
  solid("M12 3c3.6 0 5.8 2.5 6 6H6c.2-3.5 2.4-6 6-6z") +
  solid("M12 10.2c6.6 0 11.5 1.5 11.5 3.9S18.6 18 12 18 .5 16.5.5 14.1s4.9-3.9 11.5-3.9z");
const WORKER = solid("M4 3h13l4 4v3h-6V8H4z") + solid("M9 8h4v14.5H9z") + cut("M9 12h4", 1.2);
const GRENADE =
  solid("M9 1h6l4 2.5-1 2L15 4.5V7H9z") +
  solid("M12 7c4.5 0 7 3.4 7 7.5S16 23 12 23s-7-4.4-7-8.5S7.5 7 12 7z") +
  cut("M5.5 12.5h13M5.5 17h13M12 7.5V23", 1.5);
const RUNNER = solid(
  "M14 1.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM9 7l6 .5 2.5 4 4 .5v2.2l-5.5-.5-1.5-2-1.5 3.8 4 3.5V23h-2.5v-3l-4.5-3.5L8 20l-6.5 1L1 18.8l5.3-1.3L8.5 10 6 10.8 5 14 3 13.3l1.2-4.6z",
);
const ENVELOPE = solid("M2 5h20v14H2z") + cut("M2.5 5.5L12 13l9.5-7.5", 1.7);
const ARMS = solid("M2 3h4v7l6-1 6 1V3h4v10l-6 2v8H8v-8l-6-2z");
const CARDS = `<g opacity=".55">${solid("M3 5l9-3 5 15-9 3z")}</g>` + solid("M9 4h12v17H9z");
const DIE = solid(
  "M4.5 2h15A2.5 2.5 0 0 1 22 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 19.5v-15A2.5 2.5 0 0 1 4.5 2z",
);

export const emblems: Readonly<Record<string, string>> = {
  // the red gang
  red_garius_regallas:
    solid(
      "M1 3c1.5 4 3.6 5.3 6.5 5.3h9C19.4 8.3 21.5 7 23 3c1.4 5.6-.4 9-4.5 10.2L17.5 20 12 23l-5.5-3-1-6.8C1.4 12-.4 8.6 1 3z",
    ) + cut("M8 13.5l2.7 1M16 13.5l-2.7 1M9.5 18.5h5", 1.7),
  red_brute: FIST + cut("M9 7.5v5M13 7.5v5M17 9v3.5M5 15h9", 1.3),
  red_scrapper: solid(
    "M16.8 3.5a5.8 5.8 0 0 1 6 8l-3.5-3.3-2.5.6-.6 2.5 3.4 3.4a5.8 5.8 0 0 1-7.2-2L4.8 20.3a2.4 2.4 0 0 1-3.4-3.3L10.6 9.8a5.8 5.8 0 0 1 6.2-6.3z",
  ),
  red_pack_runner: RUNNER,
  red_ambush: solid("M1 9h22l-4 3v9H5v-9z") + solid("M6 3h12l2 4H4z") + cut("M9 14l3 2 3-2", 1.8),
  red_blood_price:
    solid("M12 1C12 1 4.6 9.3 4.6 14.5a7.4 7.4 0 0 0 14.8 0C19.4 9.3 12 1 12 1z") +
    cut("M9.5 18l2.5-6.5 2.5 6.5M10.3 16h3.4", 1.5),
  red_stampede:
    solid("M1 18l5-12 3 2-4 10zM9 20l5-15 3.2 2L13 20zM17.5 20l4-11 2.5 2-3.5 9z") + solid("M1 21h22v1.8H1z"),
  // the blue gang
  blue_sempento_roden:
    solid("M12 1c4 0 6.5 3.2 6.5 8 0 5.4-2.8 10-6.5 10S5.5 14.4 5.5 9C5.5 4.2 8 1 12 1z") +
    solid("M3 23c0-3 2-4.5 5-5l4 2.5 4-2.5c3 .5 5 2 5 5z") +
    cut("M8.3 9.5c1.4 0 2.4.7 2.7 2M15.7 9.5c-1.4 0-2.4.7-2.7 2M10.5 15.5h3", 1.6),
  blue_worker: WORKER,
  blue_enforcer: solid("M5 1h14l-1 13-6 9-6-9z") + cut("M12 4v14M7.5 8h9", 2),
  blue_foreman: solid("M3 15C3 8 6.5 4 12 4s9 4 9 11z") + solid("M1 16h22v3.5H1z") + cut("M9 5v7M15 5v7", 1.6),
  blue_blueprints: solid("M2 4h20v16H2z") + cut("M5 17V9h6v8M11 12h8v5M5 7h14", 1.4),
  blue_black_ledger: BOOK + cut("M5 9h4.5M5 13h4.5M14.5 9H19M14.5 13H19", 1.3),
  blue_hired_guns: PISTOL,
  // the yellow gang
  yellow_ret:
    BUST + HEAD + cut("M8.5 8.5h2.2M13.3 8.5h2.2M10 13c1.2.8 2.8.8 4 0", 1.5) + line("M6 3C8 .5 16 .5 18 3", 1.6),
  yellow_agitator: solid("M2 9v6h4l1.5 7h3L9.3 15.5 21 20V4L7 9z") + cut("M7 9.5v5.5", 1.4),
  yellow_courier: ENVELOPE + solid("M1 20.5h9V23H1z"),
  yellow_street_tough:
    solid("M4 8c0-4 3-6 8-6 6 0 9 3 9 8 0 4-2 6-5 7v5H6v-6c-2-1-3-3-3-5 0-1 .3-2 1-3z") +
    cut("M6 18h10M4.5 9.5h7v3.5H7", 1.6),
  yellow_open_arms: disc(12, 4.5, 3.5) + solid("M1 4l3-1 4.5 7h7L20 3l3 1-5 9.5V23H6v-9.5z"),
  yellow_second_wind: line(
    "M2 8h13a3.5 3.5 0 1 0-3.5-3.5M2 13h17.5a3.5 3.5 0 1 1-3.5 3.5M2 18h9a2.5 2.5 0 1 1-2.5 2.5",
    2.4,
  ),
  yellow_rally: solid("M4 1h2.6v22H4z") + solid("M7.5 2.5H22l-4.5 5.5 4.5 5.5H7.5z"),
  // the green gang
  green_orsh_velakai: disc(12, 6, 4.5) + ARMS + cut("M10.3 6h.1M13.7 6h.1", 2),
  green_collector: CASE,
  green_smuggler: CRATE + cut("M9 11l6 8M15 11l-6 8", 1.5),
  green_four_arm: at(FIST, 0, 0, 0.5) + at(FIST, 12, 0, 0.5) + at(FIST, 0, 12, 0.5) + at(FIST, 12, 12, 0.5),
  green_payday: CARDS,
  green_skim: at(COIN, 0, 7, 0.68) + line("M13 9c3-1 4-4 3-7M23 13c-3.5 0-6-2-6.5-4.5", 2.2),
  green_bought_loyalty:
    solid("M1 8l7-3 4 2 4-2 7 3v9l-3.5.5-6 4.5c-1 .7-2 .7-3 0l-6-4.5L1 17z") +
    cut("M12 7l-4 4.5c1.5 1.5 3.3 1.3 5-1l6 6", 1.5),
  // gang members
  gm_fighter: FIST + cut("M9 7.5v5M13 7.5v5M17 9v3.5M5.5 17h12", 1.3),
  gm_technician: solid("M14 1.5l8.5 8.5-3 3-2-2-10 10H3v-4.5l10-10-2-2z") + cut("M9 13l2.5 2.5", 1.4),
  gm_informer:
    solid("M1.5 12C4.5 7 8 4.8 12 4.8S19.5 7 22.5 12c-3 5-6.5 7.2-10.5 7.2S4.5 17 1.5 12z") +
    hole(12, 12, 3.8) +
    disc(12, 12, 1.7),
  gm_gambler:
    DIE + hole(7.5, 7.5, 1.9) + hole(16.5, 16.5, 1.9) + hole(12, 12, 1.9) + hole(16.5, 7.5, 1.9) + hole(7.5, 16.5, 1.9),
  gm_medic: solid("M8 2h8v6h6v8h-6v6H8v-6H2V8h6z") + cut("M12 6v12M6 12h12", 1.4),
  gm_sniper: ring(12, 12, 8, 2.4) + line("M12 1v7M12 16v7M1 12h7M16 12h7", 2.2) + disc(12, 12, 1.6),
  gm_bodyguard: solid("M12 1.5l9 3v8c0 5.2-4 8.6-9 10.5-5-1.9-9-5.3-9-10.5v-8z") + cut("M12 5v14M6 11h12", 1.8),
  gm_saboteur:
    disc(10, 15, 8) +
    line("M15.5 9.5c1.5-3 3-4.5 6-4.5", 2) +
    STAR.replace("<path", '<path transform="translate(17.5 .5) scale(.26)"') +
    cut("M5.5 13c.5-2 2-3.5 4-4", 1.4),
  gm_tunnel_rat:
    solid("M1 17C1 9 6 4 13 4c6 0 10 5 10 13v4H1z") +
    `<path d="M6 21v-5a6 6 0 0 1 12 0v5z" class="kf"/>` +
    solid("M9 21c0-3 1-4.5 3-4.5s3 1.5 3 4.5z"),
  gm_dealer: CARDS + `<path d="M15 8l3 4.5-3 4.5-3-4.5z" class="kf"/>`,
  gm_thug: HEAD + solid("M2 23c.3-5 3.5-7 10-7s9.7 2 10 7z") + cut("M7 9h10M9.5 13h5", 1.8),
  gm_fence: CRATE + cut("M9.5 20l2.5-6.5 2.5 6.5", 1.4),
  gm_architect: solid("M12 1l2 3-1 2 7.5 17h-3L12 11 6.5 23h-3L11 6l-1-2z") + line("M6.5 16.5h11", 1.8),
  gm_odin_kester: solid("M2 12h14v-2h7v5h-7v1H9l-1 6H3l1-6H2z") + solid("M6 4h10v4H6z") + cut("M9 4v4M13 4v4", 1.3),
  gm_zar_tayvius: STAR + cut("M9.5 12h1M13.5 12h1M10 15c1.2.8 2.8.8 4 0", 1.4),
  gm_min: GRENADE,
  gm_korrin_vael: SHEET + disc(17, 17, 5.5) + cut("M17 14v4M17 20h.1", 1.8),
  gm_mother_sill: solid(
    "M12 22C5 17 1.5 13 1.5 8.5 1.5 5 4 2.5 7 2.5c2 0 4 1 5 3 1-2 3-3 5-3 3 0 5.5 2.5 5.5 6C22.5 13 19 17 12 22z",
  ),
  // the black market
  bm_defense_drone:
    disc(12, 12, 5) +
    hole(12, 12, 2) +
    line("M8 8L4.5 4.5M16 8l3.5-3.5M8 16l-3.5 3.5M16 16l3.5 3.5", 2) +
    ring(4, 4, 2.6, 1.8) +
    ring(20, 4, 2.6, 1.8) +
    ring(4, 20, 2.6, 1.8) +
    ring(20, 20, 2.6, 1.8),
  bm_body_armor: solid("M7 1.5l2 3h6l2-3 4 3-1 6v12H4V10.5l-1-6z") + cut("M12 7v14M6 13h12M6 17.5h12", 1.4),
  bm_hover_bikes: solid("M2 9l5-4h6l3 3h6l-2 5H5z") + solid("M3 16h7v2.5H3zM14 16h7v2.5h-7zM5 20h3v2H5zM16 20h3v2h-3z"),
  bm_forged_permits:
    SHEET +
    `<circle cx="16.5" cy="17.5" r="5.2" class="kf"/>` +
    ring(16.5, 17.5, 3.8, 1.8) +
    line("M14.8 17.5l1.3 1.4 2.4-2.7", 1.4),
  bm_yugai_codebook:
    solid("M4 1.5h14.5L21 4v18.5H4z") +
    at(SAUCER, 6.5, 5.5, 0.5).replace("<g ", '<g class="kf" ') +
    cut("M4 18.5h17", 1.4),
  bm_shadow_accounts:
    solid("M4 2h16v20H4z") + cut("M8 2v20", 1.3) + `<path d="M14 6.5l4 4.5-4 4.5-4-4.5z" class="kf"/>`,
  bm_command_uplink:
    solid("M3 3c10 0 18 8 18 18h-4C17 13 11 7 3 7z") +
    solid("M3 10.5C9 10.5 13.5 15 13.5 21h-4c0-4-2.5-6.5-6.5-6.5z") +
    disc(5, 19, 2.6),
  bm_trophy_wall:
    solid("M6 2h12v6c0 4-2.5 6.5-6 6.5S6 12 6 8z") +
    line("M6 4H2.5c0 4 1.5 6 4.5 6M18 4h3.5c0 4-1.5 6-4.5 6", 2) +
    solid("M10.5 14h3v4h3.5v4H7v-4h3.5z"),
  bm_communication_device:
    solid("M7 6h10v17H7z") +
    line("M9.5 6V1", 2.2) +
    `<path d="M9.5 9h5v4.5h-5z" class="kf"/>` +
    cut("M9.5 16.5h1M13.5 16.5h1M9.5 19.5h1M13.5 19.5h1", 1.8),
  bm_grenade: GRENADE,
  bm_assault_rifle:
    solid("M0 9h3l1 1.5h9V9h7V7.5h2V9h2v2.5h-5.5V13H15l1.5 5.5h-3L12 13.5H9.5L8.5 20H5l1-6.5H4L0 16z") +
    cut("M5 12h6", 1),
  bm_stun_field:
    solid("M12 1l10 5.5v11L12 23 2 17.5v-11z") + `<path d="M13.5 4.5L7 13h4l-1 6.5L17 10.5h-4z" class="kf"/>`,
  bm_smoke_bomb:
    disc(8, 16, 6.5) + disc(14, 9, 4.5) + disc(19, 14, 4) + disc(18, 5, 3) + cut("M5 14c.5-1.8 1.8-3 3.5-3", 1.4),
  bm_stolen_goods:
    solid("M8 4c2.5 1 5.5 1 8 0l-1.5 4c4.5 3 6.5 6.5 6.5 10 0 3.5-3 5-9 5s-9-1.5-9-5c0-3.5 2-7 6.5-10z") +
    cut("M9.5 19.5l2.5-7 2.5 7M10.3 17.5h3.4", 1.6),
  bm_propaganda_caster: solid("M2 9v6h4l1.5 7h3L9.3 15.5 18 20V4L7 9z") + line("M20.5 8.5a5 5 0 0 1 0 7", 2),
  bm_transit_beacon:
    solid("M12 1a7.5 7.5 0 0 1 7.5 7.5C19.5 14 12 23 12 23S4.5 14 4.5 8.5A7.5 7.5 0 0 1 12 1z") + hole(12, 8.5, 3.2),
  bm_stim_packs:
    solid("M15 1l8 8-2 2-1.5-1.5-9.5 9.5H6l-4 4-1-1 4-4v-4l9.5-9.5L13 3z") + cut("M9 11l2 2M12 8l2 2", 1.5),
  bm_riot_charge: BIN + cut("M9 10v9M12 10v9M15 10v9", 1.5) + line("M12 3c0-2 2-2 4-2", 1.6),
  // units of the Yugai
  ycu: SAUCER + solid("M9.5 19h5L16 23H8z") + cut("M5 14.1h.1M12 15h.1M19 14.1h.1", 2.4),
  orders: solid("M3 2h18v20H3z") + cut("M9 2v20M15 2v20M3 9h18M3 15.5h18", 1.2) + hole(12, 12, 2),
};

export const ground = anyGround;
