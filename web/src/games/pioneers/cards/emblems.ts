/**
 * The emblem of every card, survivor, project and HQ of The Pioneers Program, on a 24-unit grid: solid in currentColor,
 * class s is an inked line, k and kf are carved in --knock. A new card costs one entry here. Shared parts come first.
 */
import { anyGround, at, cut, disc, hole, line, solid } from "../../../look/plate";

const BUST = solid("M2.5 23c.4-4.3 3.2-6 6.5-6.3l3 2 3-2c3.3.3 6.1 2 6.5 6.3z");
const FACE = solid("M7.5 7.5h9c.3 5.5-1.5 8.8-4.5 8.8S7.2 13 7.5 7.5z");
const SHADES = cut("M7.6 9.8h8.8", 1.8);
const DROP = solid("M12 2C12 2 4.6 10.3 4.6 15a7.4 7.4 0 0 0 14.8 0C19.4 10.3 12 2 12 2z");
const EAR =
  line("M12 23V8", 2) +
  solid("M12 8C9.6 6.6 9.6 3.4 12 1c2.4 2.4 2.4 5.6 0 7z") +
  solid("M11.2 13.5c-3.6.2-6-2-6-5.5 3.7.2 6 2.2 6 5.5zM12.8 13.5c3.6.2 6-2 6-5.5-3.7.2-6 2.2-6 5.5z");
const COIN = disc(12, 12, 10) + hole(12, 12, 4.2) + disc(12, 12, 1.8);
const BOLT = solid("M13.8 1.5L4.5 13.6h6L8.6 22.5l10.9-13h-6.3z");
const GEAR =
  disc(12, 12, 7.5) +
  [0, 45, 90, 135]
    .map((turn) => `<rect x="10" y="1" width="4" height="22" rx="1" transform="rotate(${turn} 12 12)"/>`)
    .join("") +
  hole(12, 12, 3.4);
const WHEEL = disc(12, 12, 9) + hole(12, 12, 3.4) + cut("M12 3v5.6M12 15.4V21M3 12h5.6M15.4 12H21", 1.4);
const SHIELD = solid("M12 1.5l9 3v8c0 5.2-4 8.6-9 10.5-5-1.9-9-5.3-9-10.5v-8z");
const FLAME = solid(
  "M12.5 1C13 5.5 18.8 8.3 18.8 15a6.8 6.8 0 0 1-13.6 0c0-3 1.4-5 3.3-6.5.1 2 .8 3 1.8 3.5C10 8 10.5 4 12.5 1z",
);
const FLASK =
  solid("M8.5 1.5h7v2.4h-1.2v5l6 10.3c1 1.7 0 3.3-1.8 3.3h-13c-1.8 0-2.8-1.6-1.8-3.3l6-10.3v-5H8.5z") +
  cut("M7.6 15.5h8.8", 1.6) +
  hole(10.5, 19, 1.1);
const BOOK =
  solid("M2 4c4-1.5 7.5-1 10 1 2.5-2 6-2.5 10-1v16c-4-1.2-7.5-.8-10 1.5-2.5-2.3-6-2.7-10-1.5z") +
  cut("M12 5.5V20.5", 1.4);
const CRATE = solid("M2.5 8h19v14h-19z") + solid("M1.5 4.5h21V8h-21z") + cut("M6 8v14M18 8v14M6 15h12", 1.4);

/** Glass in a carved rim. */
const lens = (x: number, y: number, r: number, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" class="k" stroke-width="${width}"/>`;

export const emblems: Record<string, string> = {
  // drawn for the table
  hq_small: `<path d="M4 23V12l8-6 8 6v11z"/><path d="M12 6.5V1.5" class="s" stroke-width="1.6"/><path d="M12.5 1.3l6 1.7-6 1.9z"/><path d="M10 17h4v6h-4z" class="kf"/><path d="M6.5 14h2.5v2.5H6.5zM15 14h2.5v2.5H15z" class="kf"/>`,
  hq_medium: `<path d="M1 23V13l5-3.5V23z"/><path d="M18 23V9.5L23 13v10z"/><path d="M6 23V9l6-4.5L18 9v14z"/><path d="M12 5V.9" class="s" stroke-width="1.5"/><path d="M12.4.6l5.6 1.6-5.6 1.7z"/><path d="M10.3 17h3.4v6h-3.4z" class="kf"/><path d="M8.3 11h2.4v3H8.3zM13.3 11h2.4v3h-2.4zM2.8 15h1.7v2.4H2.8zM19.5 15h1.7v2.4h-1.7z" class="kf"/><path d="M6 13v10M18 13v10" class="k" stroke-width="0.9"/>`,
  hq_large_martial: `<path d="M0.5 23V11h2v-2h2v2h2v12zM17.5 23V11h2v-2h2v2h2v12z"/><path d="M6.5 23V6h2.2v2h2.2V6h2.2v2h2.2V6h2.2v17z"/><path d="M12 6V1" class="s" stroke-width="1.5"/><path d="M12.4.6l6 1.7-6 1.8z"/><path d="M10 16.5a2 2 0 0 1 4 0V23h-4z" class="kf"/><path d="M9 11.5h6M3.5 14.5v3M20.5 14.5v3" class="k" stroke-width="1.3"/>`,
  hq_large_civil: `<path d="M1 23v-2h22v2z"/><path d="M2.5 20V12h19v8z"/><path d="M12 2.2c4.5 1.5 6.5 4.6 6.5 9h-13c0-4.4 2-7.5 6.5-9z"/><path d="M12 3V.9" class="s" stroke-width="1.5"/><path d="M5.5 13.5v6.5M9 13.5v6.5M15 13.5v6.5M18.5 13.5v6.5" class="k" stroke-width="1.2"/><path d="M10.5 15h3v5h-3z" class="kf"/>`,
  farm: `<path d="M2 23V11l4-5.5h8l4 5.5v12z"/><path d="M19 23V8.5a2.3 2.3 0 0 1 4.6 0V23z"/><path d="M7 15h6v8H7z" class="kf"/><path d="M7 15l6 8M13 15l-6 8" class="k" stroke-width="1"/><path d="M8.5 9.5h3" class="k" stroke-width="1.6"/>`,
  pig_pens: `<path d="M3 11.5a6.5 4.8 0 0 1 6.5-4.8h5.5l2.4-2 .3 2.8 2.3 2.3h2.5v4.2h-2.5l-2.5 2v4.5h-3v-3.5h-5v3.5h-3v-4z"/><circle cx="17.5" cy="10.3" r="0.9" class="kf"/><path d="M3 10.5Q1 9 2.2 7.2" class="s" stroke-width="1.3"/><path d="M0 19.5h24v1.3H0zM0 22h24v1H0z"/>`,
  grain_silo: `<path d="M3 23V7.5A5 5 0 0 1 13 7.5V23z"/><path d="M14.5 23V11a4 4 0 0 1 8 0v12z"/><path d="M3.5 9.5h9M3.5 13h9M3.5 16.5h9M15 13h7M15 16.5h7" class="k" stroke-width="1"/><path d="M6.5 19h3v4h-3z" class="kf"/>`,
  training_grounds: `<path d="M12 23V7.5M5.5 11.5h13" class="s" stroke-width="2.4"/><circle cx="12" cy="4.6" r="3.6"/><path d="M7 10.2h10l-1.2 8H8.2z"/><path d="M12 14.2m-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0" class="k" stroke-width="1.2"/><path d="M6 21.5h12V23H6z"/>`,
  armoury: `<path d="M1.5 23V9.5C1.5 5 6 2.5 12 2.5S22.5 5 22.5 9.5V23z"/><path d="M7 20L17 9M17 20L7 9" class="k" stroke-width="1.8"/><path d="M5.5 17.5l3.2 3M18.5 17.5l-3.2 3" class="k" stroke-width="1.4"/>`,
  school: `<path d="M1 23V12h5.5V9L12 4.5 17.5 9v3H23v11z"/><path d="M10.8 1h2.4v4h-2.4z"/><circle cx="12" cy="10.8" r="1.9" class="kf"/><path d="M10.3 17h3.4v6h-3.4zM3 14.5h2.2V18H3zM18.8 14.5H21V18h-2.2z" class="kf"/>`,
  trading_post: `<path d="M1.5 9L4 3.5h16L22.5 9z"/><path d="M3 10h18v13H3z"/><path d="M5.5 13h6.5v4.5H5.5zM14.5 13h4v10h-4z" class="kf"/><path d="M7 4v4.5M12 4v4.5M17 4v4.5" class="k" stroke-width="1.1"/>`,
  hydroponics_bay: `<path d="M1.5 23V12C1.5 6.5 6 3.5 12 3.5S22.5 6.5 22.5 12v11z"/><path d="M12 4v19M2 12h20M7 5v18M17 5v18" class="k" stroke-width="1"/><path d="M9 23c0-4 .6-6 3-8 2.4 2 3 4 3 8z" class="kf"/>`,
  chicken_coop: `<path d="M3 18V9.5L12 4l9 5.5V18z"/><path d="M6 18v5M18 18v5" class="s" stroke-width="2"/><path d="M10.5 18h3l3 5h-3z"/><path d="M9.5 18v-4.5a2.5 2.5 0 0 1 5 0V18z" class="kf"/>`,
  watchtower: `<path d="M6 11h12V7.5H6zM4.5 7.5L12 1.5l7.5 6z"/><path d="M7.5 11L5 23M16.5 11L19 23M6.5 16h11M6 20l11.5-4M18 20L6.5 16" class="s" stroke-width="1.5"/><path d="M5 11h14v1.8H5z"/>`,
  radio_mast: `<path d="M12 8L6.5 23M12 8l5.5 15M9 17h6M8 20.5h8M10.5 12.5h3" class="s" stroke-width="1.6"/><circle cx="12" cy="6.5" r="2"/><path d="M7.5 10a6 6 0 0 1 0-7M16.5 10a6 6 0 0 0 0-7" class="s" stroke-width="1.5"/>`,
  warehouse: `<path d="M.8 23V8.5L6.5 5v3.5L12.3 5v3.5L18 5v3.5h5.2V23z"/><path d="M4 14h9v9H4zM15.5 13.5h5V17h-5z" class="kf"/><path d="M4 17h9M4 20h9" class="k" stroke-width="1.1"/>`,
  saloon: `<path d="M1.5 23V9h21v14z"/><path d="M4.5 9V3h15v6z"/><path d="M7.5 6h9" class="k" stroke-width="1.7"/><path d="M8.5 14h7v9h-7z" class="kf"/><path d="M9 15.5l2.7 1v4.5l-2.7 1zM15 15.5l-2.7 1v4.5l2.7 1z"/>`,
  arc_relay: `<path d="M3.5 5.5C3 13 9 19 16.5 18.5z"/><path d="M10 12l5.5-5.5" class="s" stroke-width="1.6"/><circle cx="16.3" cy="5.7" r="2"/><path d="M8.5 17l3.5 1 1.5 5h-7z"/><path d="M18.5 10a5 5 0 0 0-5-6.5M21.5 9.5A8 8 0 0 0 14 1" class="s" stroke-width="1.3"/>`,
  rv: `<path d="M1 17V6.5A1.5 1.5 0 0 1 2.5 5H18l4.5 6.5V17z"/><circle cx="6.5" cy="18" r="3"/><circle cx="17.5" cy="18" r="3"/><circle cx="6.5" cy="18" r="1.1" class="kf"/><circle cx="17.5" cy="18" r="1.1" class="kf"/><path d="M4 7.5h4.5v3.5H4zM10.5 7.5H14v3.5h-3.5zM16 7.5h1.5L20 11h-4z" class="kf"/>`,
  hunting_rifle: `<path d="M1 10.5l12-1h10v2.2H14l-1.5 2H9.8l-1 3.5L2.5 20H1z"/><path d="M9 6.5h7V8H9z"/><path d="M12.8 12v2.8" class="s" stroke-width="1.4"/>`,
  body_armour: `<path d="M7 2.5l2 3h6l2-3 4.5 3-2 5.5.5 10.5H4L4.5 11l-2-5.5z"/><path d="M12 6v15M6 13h12" class="k" stroke-width="1.4"/>`,
  strongbox: `<path d="M2 5h20v15H2z"/><path d="M4 20h4v2.5H4zM16 20h4v2.5h-4z"/><path d="M12 12.5m-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M12 12.5V10M12 12.5h2" class="k" stroke-width="1.4"/>`,
  gun_truck: `<path d="M1 17V12h8l2.5-4H18l4.5 4.5V17z"/><circle cx="6.5" cy="18.3" r="3"/><circle cx="17.5" cy="18.3" r="3"/><path d="M3 9.5h6v2H3zM5 6h9v1.8H8v2H5z"/><circle cx="6.5" cy="18.3" r="1.1" class="kf"/><circle cx="17.5" cy="18.3" r="1.1" class="kf"/>`,
  crank_radio: `<path d="M2 8.5h20V21H2z"/><path d="M6 8L17 2" class="s" stroke-width="1.6"/><circle cx="8" cy="14.7" r="3.6" class="kf"/><path d="M14.5 12.5h5M14.5 16.5h5" class="k" stroke-width="1.5"/>`,
  motorbike: `<path d="M5.5 17m-3.7 0a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0M18.5 17m-3.7 0a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0" class="s" stroke-width="2"/><path d="M5.5 16l3.5-6h7l2.5 6-3-1.5-3 2.5H8.5z"/><path d="M15.5 10L14 6h-3" class="s" stroke-width="1.8"/>`,
  survey_drone: `<path d="M8 9.5h8l1.5 5-2.5 3.5H9L6.5 14.5z"/><path d="M3 8.5L8 11M21 8.5L16 11" class="s" stroke-width="1.8"/><path d="M.8 6.5h6M17.2 6.5h6" class="s" stroke-width="1.8"/><circle cx="12" cy="13.8" r="2" class="kf"/>`,
  flare_gun: `<path d="M1.5 14.5l11-6 2 3.6-5 2.8 1.5 6-4 1.6-2-6.2-2 1z"/><path d="M16 6.8l1.3-3.3 1 3.4 3.5-.6-2.4 2.6 2.4 2.6-3.5-.6-1 3.4L16 11z"/>`,
  reinforced_walls: `<path d="M1.5 6h21v16h-21z"/><path d="M1.5 2.5h4.5V6H1.5zM9.8 2.5h4.5V6H9.8zM18 2.5h4.5V6H18z"/><path d="M1.5 11h21M1.5 16h21M8 6v5M16 6v5M5 11v5M12 11v5M19 11v5M8 16v6M16 16v6" class="k" stroke-width="1.1"/>`,
  captain_ruiz: `<path d="M5.5 6.5C6 3.5 8.5 1.5 12 1.5s6 2 6.5 5z"/><path d="M5 6.8h14l-1.5 2.4h-11z"/><path d="M7.5 10h9c0 4-1.7 6.5-4.5 6.5S7.5 14 7.5 10z"/><path d="M2.5 23c.4-4.3 3-6.2 6.5-6.6l3 2.6 3-2.6c3.5.4 6.1 2.3 6.5 6.6z"/><circle cx="12" cy="4.2" r="1.1" class="kf"/>`,
  theresa: `<path d="M5.5 15C5 6 7.5 1.8 12 1.8S19 6 18.5 15z"/><path d="M8.3 8.2c2.5.2 4.4-.6 5.2-2.2.6 1.2 1.4 1.9 2.4 2.2 0 4-1.4 6.3-3.9 6.3s-3.7-2.3-3.7-6.3z" class="kf"/><path d="M2.5 23c.4-4.8 3.7-7 9.5-7s9.1 2.2 9.5 7z"/>`,
  mayor_okafor: `<circle cx="12" cy="7.2" r="4.9"/><path d="M5 4.5l1.5-1.3V.8h11v2.4L19 4.5z"/><path d="M2.5 23c.4-5.6 4-8.5 9.5-8.5s9.1 2.9 9.5 8.5z"/><path d="M7 15.5c.6 3 2.3 5 5 5s4.4-2 5-5" class="k" stroke-width="1.3"/><circle cx="12" cy="20.6" r="1.3" class="kf"/>`,
  professor_linde: `<path d="M1.5 8.5C4 7.5 6 7.5 7 7c.6-3.8 2.2-5.5 5-5.5s4.4 1.7 5 5.5c1 .5 3 .5 5.5 1.5-2 1.8-5.8 2.6-10.5 2.6S3.5 10.3 1.5 8.5z"/><path d="M7.8 12h8.4c-.3 3-1.8 4.8-4.2 4.8S8.1 15 7.8 12z"/><path d="M2.5 23c.4-4.3 3.2-6 6.5-6.3l3 2 3-2c3.3.3 6.1 2 6.5 6.3z"/>`,
  sarge: `<path d="M5 9.5C5 4.5 8 2 12 2s7 2.5 7 7.5l1.5 1.3H3.5z"/><path d="M7.3 12h9.4c-.2 3.4-1.9 5.4-4.7 5.4S7.5 15.4 7.3 12z"/><path d="M2.5 23c.4-3.7 2.8-5.6 6.3-5.9L12 19.5l3.2-2.4c3.5.3 5.9 2.2 6.3 5.9z"/><path d="M9.5 6l2.5 1.7L14.5 6" class="k" stroke-width="1.5"/>`,
  raid: `<circle cx="12" cy="13.5" r="8"/><circle cx="12" cy="13.5" r="3.4" class="k" stroke-width="1.6"/><path d="M12 5.5v4M12 17v4.5M4 13.5h4.5M15.5 13.5H20" class="k" stroke-width="1.3"/><path d="M5 6.5C5 3.5 7.5 3.5 7 1c2.5 1 3 3 2.6 4.5M14.5 5C14 3 15.5 2.5 15.5.8c2.2 1.4 3 3.6 2 5.4"/>`,
  // structures
  market_stall:
    solid("M2 3h20l1 6c0 2-3 2.5-3.7.5-.8 2-3.8 2-4.6 0-.8 2-3.6 2-4.4 0-.8 2-3.8 2-4.6 0C5 11.5 1 11 1 9z") +
    solid("M3 12.5h2.5V22H3zM18.5 12.5H21V22h-2.5zM5 15.5h14V19H5z"),
  water_purifier: at(DROP, 4.5, -1, 0.62) + solid("M2 17h20v5.5H2z") + cut("M4.5 19.7h3M10.5 19.7h3M16.5 19.7h3", 1.5),
  workshop:
    solid("M2 22.5V10l6-4v4l6-4v4l6-4v16.5z") +
    solid("M17 2h3.5v5H17z") +
    hole(7, 16.5, 2.2) +
    cut("M12 15h6M12 18.5h6", 1.5),
  clinic: solid("M2 22.5V9l10-7 10 7v13.5z") + cut("M12 9.5v9M7.5 14h9", 3),
  scavenger_camp:
    solid("M12 3L1.5 22h21z") + cut("M12 10.5L8.5 22M12 10.5l3.5 11.5", 1.5) + line("M12 3.5L9.5.8M12 3.5L14.5.8", 1.8),
  council_chamber:
    solid("M12 1.5L1.5 8v2h21V8z") +
    solid("M3 11.5h3v8H3zM8 11.5h3v8H8zM13 11.5h3v8h-3zM18 11.5h3v8h-3z") +
    solid("M1.5 20.5h21V23h-21z"),
  palisade:
    solid(
      "M1 22.5V7l2.3-4 2.3 4v15.5zM6.6 22.5V7l2.3-4 2.3 4v15.5zM12.3 22.5V7l2.3-4 2.3 4v15.5zM18 22.5V7l2.3-4L22.6 7v15.5z",
    ) + cut("M1 12h21.6M1 17.5h21.6", 1.5),
  // items of the market
  field_kitchen:
    solid("M3 9h18v5c0 4.5-3.5 7-9 7s-9-2.5-9-7z") +
    solid("M1 7h22v2.5H1z") +
    line("M8 4.5c-1-1.5 1-2 0-3.5M12 4.5c-1-1.5 1-2 0-3.5M16 4.5c-1-1.5 1-2 0-3.5", 1.5),
  barter_licence:
    solid("M4 1.5h12l4 4V18H4z") + cut("M7.5 7h6M7.5 10.5h9M7.5 14h5", 1.5) + disc(17, 18.5, 4.3) + hole(17, 18.5, 1.5),
  prefab_kit:
    CRATE +
    line("M12 4.5V1M8.5 1.5h7", 1.8) +
    `<g style="color:var(--knock)">${at(solid("M2 23V11l10-8 10 8v12z"), 8.6, 9.5, 0.28)}</g>`,
  // people of the market
  doc_hallow:
    FACE +
    solid("M6.8 8.5C6 3.5 8.5 1 12 1s6 2.5 5.2 7.5L15.5 6h-7z") +
    BUST +
    cut("M12 19v3.5M10.3 20.7h3.4", 1.5) +
    cut("M8.5 9.5h2.8M12.7 9.5h2.8", 1.5),
  quartermaster_brandt:
    FACE + solid("M6.5 7.5C6.5 4 8.5 2 12 2s5.5 2 5.5 5.5h3V9H3.5V7.5z") + BUST + solid("M8.5 13h7l-1 3.5h-5z"),
  auntie_mags:
    FACE +
    solid("M6.5 11C5 5 7.5 2.5 12 2.5S19 5 17.5 11l-1.5-4H8z") +
    disc(12, 2, 2.2) +
    BUST +
    cut("M12 18.5V23", 1.5),
  silas_the_broker: FACE + solid("M7 6V1.5h10V6h4v2H3V6z") + BUST + lens(14.5, 10.5, 1.9, 1) + cut("M12 19v4", 2),
  // items of the wastes
  canned_food:
    solid("M5 5.5C5 3.8 8.1 2.6 12 2.6s7 1.2 7 2.9v13c0 1.7-3.1 2.9-7 2.9s-7-1.2-7-2.9z") +
    cut("M5.3 6.2c1 1.2 3.6 2 6.7 2s5.7-.8 6.7-2M5 13c1.3 1 3.9 1.7 7 1.7s5.7-.7 7-1.7", 1.3),
  credit_cache: at(COIN, 0.5, 9, 0.56) + at(COIN, 11, 9.5, 0.54) + at(COIN, 5.5, 1, 0.56),
  loaded_dice:
    at(
      `<rect x="3" y="3" width="18" height="18" rx="3"/>${hole(8, 8, 2)}${hole(16, 16, 2)}${hole(8, 16, 2)}${hole(16, 8, 2)}`,
      -1,
      7,
      0.66,
      -10,
    ) + at(`<rect x="3" y="3" width="18" height="18" rx="3"/>${hole(12, 12, 2.4)}`, 9, 0, 0.62, 14),
  med_kit: solid("M2 7h20v14H2z") + solid("M8 3h8v4h-2.3V5.2h-3.4V7H8z") + cut("M12 10v8M8 14h8", 2.8),
  old_world_manual:
    BOOK +
    cut(
      "M4.8 8.5c1.6-.3 3-.2 4.4.4M4.8 12.5c1.6-.3 3-.2 4.4.4M14.8 8.9c1.4-.6 2.8-.7 4.4-.4M14.8 12.9c1.4-.6 2.8-.7 4.4-.4",
      1.4,
    ),
  water_filter:
    solid("M6 1.5h12l-2 6H8zM8 8.5h8v7H8z") + cut("M8 12h8", 1.4) + `${at(DROP, 8.4, 16, 0.3)}` + line("M5 23h14", 1.8),
  // people of the wastes
  old_ferro:
    FACE +
    solid("M6.5 8C6.5 3.5 9 1.5 12 1.5s5.5 2 5.5 6.5z") +
    solid("M7.5 11.5h9c0 4-1.5 7.5-4.5 9-3-1.5-4.5-5-4.5-9z") +
    BUST +
    SHADES,
  ash:
    solid("M12 1C7 1 4 4.5 4 10c0 4 1 7 3 8.5h10c2-1.5 3-4.5 3-8.5 0-5.5-3-9-8-9z") +
    `<path d="M8.2 8h7.6c.4 4.5-1 7.5-3.8 7.5S7.8 12.5 8.2 8z" class="kf"/>` +
    BUST,
  brother_amos:
    FACE + solid("M5 9C4.5 3.5 8 .8 12 .8S19.5 3.5 19 9l-2.5-3h-9z") + BUST + cut("M12 17.8V23M10 20h4", 1.6),
  ascendant_envoy: FACE + solid("M12 0l2 3.5 3.5-1-.8 5H7.3l-.8-5 3.5 1z") + BUST + SHADES + cut("M9 19l3 3 3-3", 1.5),
  twitch:
    FACE +
    solid("M6.5 8L5 2l3.5 2L10 .5 12.5 3.5 16 .8l.5 3.7L20 3l-2.5 5z") +
    BUST +
    hole(10, 10, 1.5) +
    hole(14.3, 10.5, 1),
  kestrel:
    solid(
      "M1.5 9C6 8 9 8 11 9.5c.5-3 2-5.5 5-6 2.5-.4 4 1 4.5 2.5l2.5 1-2.5 1c.2 6-3.5 10-9 10L7 22l.5-5C4.5 15 2.5 12.5 1.5 9z",
    ) +
    hole(17.3, 6.8, 1.1) +
    cut("M8 12.5c2 2 5 2.5 7.5 1.5", 1.4),
  redcap: FACE + solid("M6 8C6 4 8.5 2 12 2s5 1.5 5.5 4l4 1.5V9H6z") + BUST + SHADES + solid("M9.5 13.5h5v1.5h-5z"),
  the_twins:
    at(FACE + BUST + solid("M6.5 8C6.5 4 8.5 2 12 2s5.5 2 5.5 6z"), -1.5, 5, 0.68) +
    at(FACE + BUST + solid("M6.5 8C6.5 4 8.5 2 12 2s5.5 2 5.5 6z"), 9, 5, 0.68),
  // events
  livestock_virus:
    disc(12, 12, 6.2) +
    line(
      "M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4M4.6 4.6l2.8 2.8M16.6 16.6l2.8 2.8M19.4 4.6l-2.8 2.8M7.4 16.6l-2.8 2.8",
      2.2,
    ) +
    hole(10, 10.5, 1.7) +
    hole(14, 13.5, 1.3),
  dust_storm: line(
    "M2 6.5h13c4 0 4-5 .5-5-1.5 0-2.5 1-2.5 2M2 12h17.5c4 0 4 6 .2 6-1.7 0-2.7-1.2-2.7-2.5M2 17.5h10c3.5 0 3.5 5 .2 5-1.4 0-2.2-1-2.2-2",
    2.4,
  ),
  trader_caravan:
    solid("M2 6c0-2.5 4-4 8-4s8 1.5 8 4v9H2z") +
    cut("M7 2.5V15M13 2.5V15", 1.4) +
    at(WHEEL, 1, 13, 0.4) +
    at(WHEEL, 11, 13, 0.4) +
    line("M18 13.5h5", 2.2),
  bumper_harvest: at(EAR, -5.5, 1.5, 0.86, -14) + at(EAR, 8.5, 1.5, 0.86, 14) + at(EAR, 0.2, 0, 0.98),
  market_crash: line("M2 4l6.5 7 4-4L21 17", 2.8) + solid("M22.5 19.5l-8-1 6.5-6.5z") + line("M2 22h13", 1.8),
  refugees:
    at(disc(12, 7, 4.8) + BUST, -2, 6, 0.6) +
    at(disc(12, 7, 4.8) + BUST, 11.5, 6, 0.6) +
    at(disc(12, 7, 4.8) + BUST, 3, -0.5, 0.75),
  arc_supply_drop:
    solid("M2 10C2 5 6.5 1.5 12 1.5S22 5 22 10c-2-1.5-4.5-1.5-6.7 0-2-1.5-4.6-1.5-6.6 0C6.5 8.5 4 8.5 2 10z") +
    line("M3 10.5l6 5M21 10.5l-6 5M12 10v5", 1.3) +
    solid("M8 15h8v7.5H8z") +
    cut("M8 18.5h8", 1.4),
  radiation_surge:
    disc(12, 12, 2.6) +
    solid(
      "M12 1.4a10.6 10.6 0 0 1 5.3 1.4L14 8.6a3.9 3.9 0 0 0-4 0L6.7 2.8A10.6 10.6 0 0 1 12 1.4zM22.6 12a10.6 10.6 0 0 1-5.3 9.2L14 15.4a3.9 3.9 0 0 0 2-3.4zM1.4 12a10.6 10.6 0 0 0 5.3 9.2L10 15.4A3.9 3.9 0 0 1 8 12z",
    ),
  research_breakthrough: FLASK + line("M19.5 2.5v5M17 5h5M4.5 6.5v4M2.5 8.5h4", 1.6),
  arc_commendation: `<path d="M7 13l-3 9.5 4-1.7 2.7 2.2L12 17l1.3 6 2.7-2.2 4 1.7-3-9.5z"/><circle cx="12" cy="9" r="7.8"/><circle cx="12" cy="9" r="4.6" class="kf"/><path d="M12 5.9l1 2 2.2.3-1.6 1.5.4 2.2-2-1-2 1 .4-2.2-1.6-1.5 2.2-.3z"/>`,
  // attacks
  viralz_horde:
    at(disc(12, 8, 6) + BUST + hole(9.8, 8, 1.5) + hole(14.2, 8, 1.5), -2.5, 7, 0.62) +
    at(disc(12, 8, 6) + BUST + hole(9.8, 8, 1.5) + hole(14.2, 8, 1.5), 11.5, 7, 0.62) +
    at(disc(12, 8, 6) + BUST + hole(9.8, 8, 1.5) + hole(14.2, 8, 1.5) + cut("M9 12h6", 1.2), 2.8, -0.5, 0.76),
  ascendant_strike: solid("M12 0l3 8.5L24 12l-9 3.5L12 24l-3-8.5L0 12l9-3.5z") + hole(12, 12, 3.2) + disc(12, 12, 1.4),
  bandit_ambush:
    FACE +
    solid("M5 7.5C5 3 8 1 12 1s7 2 7 6.5z") +
    solid("M7 12h10l-1 5-4 3.5L8 17z") +
    cut("M7.3 12h9.4", 1.3) +
    BUST +
    hole(10, 9.7, 1) +
    hole(14, 9.7, 1),
  saboteurs:
    disc(10.5, 14, 8.3) +
    solid("M14 4.5l4-2 2.5 4-4 2z") +
    line("M19 4.5c1-2.5 3-2 4-3", 1.8) +
    cut("M6 13a5 5 0 0 1 3.5-4", 1.7),
  viralz_brute:
    solid("M5 9c0-5 3-8 7-8s7 3 7 8c0 3-1.5 5-2 6H7c-.5-1-2-3-2-6z") +
    hole(9, 8.5, 1.9) +
    hole(15, 8.5, 1.9) +
    cut("M8.5 12.8h7", 1.5) +
    solid("M.5 23c.2-5 2.5-7.5 6-8l5.5 3 5.5-3c3.5.5 5.8 3 6 8z"),
  kidnappers:
    disc(8, 6.5, 4) +
    solid("M1.5 22c.2-6 2.5-9.5 6.5-9.5s6.3 3.5 6.5 9.5z") +
    line("M13.5 13c3-3 5.5-3.5 9-3M14.5 17.5c3-2.5 5-3 8-2.5", 2.2) +
    cut("M3 16.5h10M3 19.5h11", 1.5),
  arson: at(solid("M2 23V12l10-8 10 8v11z"), -0.5, 6, 0.72) + at(FLAME, 9.5, -0.5, 0.8),
  plague_rats:
    solid("M2 17c0-5.5 4-9 9.5-9 1-2 2.5-3 4.5-2.5l.5 2.5c2.5 1 4.5 3 6 5.5-1.5 2.5-4 3.5-7 3.5z") +
    line("M3 17.5c-2 2.5 0 5 4 4.5s7-2 12-1", 1.8) +
    hole(18, 11.2, 1.1),
  planned_raid: `<circle cx="12" cy="13.5" r="8"/><circle cx="12" cy="13.5" r="3.4" class="k" stroke-width="1.6"/><path d="M12 5.5v4M12 17v4.5M4 13.5h4.5M15.5 13.5H20" class="k" stroke-width="1.3"/><path d="M5 6.5C5 3.5 7.5 3.5 7 1c2.5 1 3 3 2.6 4.5M14.5 5C14 3 15.5 2.5 15.5.8c2.2 1.4 3 3.6 2 5.4"/><path d="M1 3.5h7M1 7h4" class="s" stroke-width="1.8"/>`,
  // survivors
  brick_halloran:
    FACE +
    solid("M6.5 8V4.5C7.5 2.5 9.5 1.5 12 1.5s4.5 1 5.5 3V8h-2V6h-7v2z") +
    solid("M1.5 23c.3-5 3-7 7.5-7.3l3 2.3 3-2.3c4.5.3 7.2 2.3 7.5 7.3z") +
    solid("M8.5 12.5h7L14 16h-4z"),
  juno_pike: FACE + solid("M5.5 15C4 8 5.5 1.5 12 1.5S20 8 18.5 15h-2V7.5h-9V15z") + BUST + cut("M8.3 10h7.4", 1.5),
  pete: FACE + solid("M6 6.5C6.5 3 9 1.5 12 1.5s5.5 1.5 6 5l3.5.5v1.5H2.5V7z") + BUST,
  the_chemist:
    FACE +
    solid("M7 8C6.5 3 9 1 12 1s5.5 2 5 7l-1.5-2.5h-7z") +
    BUST +
    hole(9.8, 10, 1.7) +
    hole(14.2, 10, 1.7) +
    cut("M11.4 10h1.2", 1.2),
  lou_anne:
    FACE +
    solid("M6.5 8.5C5 3.5 8 1 12 1s7 2.5 5.5 7.5L15 5.5c-2 1.5-5 2-8.5 3z") +
    solid("M17.5 6c2.5 1 4 4 3 8.5-1-2.5-2-4-3.5-5z") +
    BUST,
  the_colonel:
    FACE +
    solid("M4.5 6.5L7 2h10l2.5 4.5z") +
    solid("M5.5 7h13v2h-13z") +
    solid("M8 13c1.5-1 2.8-1 4 0 1.2-1 2.5-1 4 0-1 2-3 2-4 .8-1 1.2-3 1.2-4-.8z") +
    BUST +
    hole(12, 4.5, 1.1),
  wren:
    solid("M2 12c3-6.5 8-9.5 13-8 3 1 4 3 4 5.5l4 1.5-4.5 1.5C17.5 18 13 21 7 20l-4 2.5L4 18c-1.5-1.5-2-3.5-2-6z") +
    hole(15.5, 8.5, 1.2) +
    cut("M6 13c2 2.5 5 3 8 1.5", 1.5),
  gearbox: FACE + solid("M5 8.5C5 3.5 8 1.5 12 1.5s7 2 7 7z") + BUST + lens(9.8, 7, 2, 1.3) + lens(14.2, 7, 2, 1.3),
  fingers: solid(
    "M6 23c-2-3-3.5-6-4-9-.2-1.5 1.8-2 2.5-.5L6 16V4.5C6 2.8 8.4 2.8 8.5 4.5L9 11l.5-8c.1-1.7 2.5-1.7 2.6 0l.2 8 .9-7c.2-1.6 2.5-1.5 2.5.2L15.5 12l1.5-5c.5-1.5 2.6-1 2.4.6-.4 5-.9 10-2.9 15.4z",
  ),
  nan_tucker:
    FACE +
    solid("M6 9.5C4 4 7.5 2 12 2s8 2 6 7.5L16 6H8z") +
    disc(12, 2.5, 2.6) +
    BUST +
    hole(9.8, 10, 1.4) +
    hole(14.2, 10, 1.4),
  doctor_vance:
    FACE +
    solid("M6.8 7.5C6.5 3 9 1 12 1s5.5 2 5.2 6.5c-3-2.5-7.4-2.5-10.4 0z") +
    BUST +
    cut("M8 9.8h3.2M12.8 9.8H16M11.2 9.8h1.6", 1.3) +
    solid("M9.5 13h5l-1 3.5h-3z"),
  // projects
  purchasing_power: COIN,
  way_of_the_wastes: solid("M12 1l3.2 7.8L23 12l-7.8 3.2L12 23l-3.2-7.8L1 12l7.8-3.2z") + hole(12, 12, 2.2),
  combat_doctrine: SHIELD + cut("M8 7l8 9M16 7l-8 9", 2.2),
  crop_rotation:
    at(EAR, 4.8, 4.5, 0.6) +
    line("M21.5 12A9.5 9.5 0 0 1 5 18.5M2.5 12A9.5 9.5 0 0 1 19 5.5", 2) +
    solid("M19.5 1.5l1.5 6-6-1zM4.5 22.5l-1.5-6 6 1z"),
  rapid_response: BOLT,
  deep_storage: solid("M2 3h20v5H2zM3 9.5h18V22H3z") + cut("M9 13.5h6", 2),
  genetic_seedbank:
    solid("M12 2c5 3 7.5 7 7.5 11.5A7.5 7.5 0 0 1 4.5 13.5C4.5 9 7 5 12 2z") +
    cut("M12 8v12M12 14c2.5-.5 4-2 4.5-4.5M12 17c-2.5-.5-4-2-4.5-4.5", 1.4),
  salvage_protocols: GEAR,
  perimeter_grid: line("M2 5h20M2 12h20M2 19h20M5 2v20M12 2v20M19 2v20", 2.2) + disc(12, 12, 3.4),
  water_reclamation:
    at(DROP, 5.4, 3.5, 0.55) +
    line("M21.5 12A9.5 9.5 0 0 1 5 18.5M2.5 12A9.5 9.5 0 0 1 19 5.5", 2) +
    solid("M19.5 1.5l1.5 6-6-1zM4.5 22.5l-1.5-6 6 1z"),
  open_curriculum: BOOK,
  fair_trade_charter:
    line("M12 2v19M6 22h12M3.5 6h17", 2.2) +
    solid("M.5 14L4 7l3.5 7c0 2-1.5 3-3.5 3s-3.5-1-3.5-3zM16.5 14L20 7l3.5 7c0 2-1.5 3-3.5 3s-3.5-1-3.5-3z"),
};

/** Grounds that suit what stands on them; the others by their name. */
const GROUNDS: Record<string, string> = {
  farm: "hills",
  pig_pens: "hills",
  chicken_coop: "hills",
  hydroponics_bay: "rays",
  watchtower: "rays",
  radio_mast: "rings",
  arc_relay: "rings",
  dust_storm: "bands",
  radiation_surge: "rings",
  hq_small: "rays",
  hq_medium: "rays",
  hq_large_martial: "rays",
  hq_large_civil: "rays",
};

export const ground = (id: string): string => GROUNDS[id] ?? anyGround(id);
