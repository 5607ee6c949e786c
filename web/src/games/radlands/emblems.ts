/**
 * The emblem of every card of Radlands, on a 24-unit grid: solid in currentColor, class s is an inked line,
 * k and kf are carved in --knock. A new card costs one entry here. Parts that several emblems share come first.
 */

import { icons } from "./glyphs";
import { anyGround, at, cut, disc, hole, line, ring, solid } from "../../look/plate";

const FLAME = solid(
  "M12.5 1C13 5.5 18.8 8.3 18.8 15a6.8 6.8 0 0 1-13.6 0c0-3 1.4-5 3.3-6.5.1 2 .8 3 1.8 3.5C10 8 10.5 4 12.5 1z",
);
const DROP = solid("M12 2C12 2 4.6 10.3 4.6 15a7.4 7.4 0 0 0 14.8 0C19.4 10.3 12 2 12 2z");
const HEAD = disc(12, 7, 5) + solid("M3 22.5c.3-5.6 3.8-8.8 9-8.8s8.7 3.2 9 8.8z");
const HEART = solid(
  "M12 21.5C4 15 1.5 11.5 1.5 7.8 1.5 4.5 4 2.2 7 2.2c2.1 0 3.9 1.1 5 3 1.1-1.9 2.9-3 5-3 3 0 5.5 2.3 5.5 5.6 0 3.7-2.5 7.2-10.5 13.7z",
);
const BULLET = solid("M9 9c0-4 1.5-6.5 3-8 1.5 1.5 3 4 3 8v10H9z") + solid("M8 20.5h8V23H8z") + cut("M9 12h6", 1.3);
const BLADE =
  solid("M12 .8l2.6 12.7H9.4z") + solid("M6 13.5h12v2.4H6z") + solid("M10.6 16h2.8v5.2a1.4 1.4 0 0 1-2.8 0z");
const ROCKET =
  solid("M9 21V9c0-4 1.4-6.5 3-8.2C13.6 2.5 15 5 15 9v12z") +
  solid("M9 14l-4 4v4l4-2zM15 14l4 4v4l-4-2z") +
  cut("M9 9.5h6", 1.2);

export const emblems: Record<string, string> = {
  // camps
  adrenaline_lab: at(
    solid("M8.5 6h7v12h-7z") +
      solid("M5.5 5h13v2.4h-13zM11 1h2v4h-2zM8 0h8v2H8z") +
      solid("M10.5 18h3v2.5h-3z") +
      line("M12 20v4", 1.3) +
      cut("M8.5 10h3M8.5 13h3M8.5 16h3", 1.2),
    0,
    0,
    1,
    45,
  ),
  arcade:
    solid("M3 14h18v8H3z") +
    line("M12 14V7", 2.6) +
    disc(12, 5, 3.6) +
    hole(17, 17, 1.4) +
    hole(17, 20, 0.9) +
    cut("M5.5 18h6", 1.5),
  atomic_garden:
    line("M12 23V11", 2.4) +
    solid("M12 13C6 13.5 3 10.5 2.5 5.5 8 5.5 11.5 8 12 13zM12 11c0-5 3-8 8.8-8.5C21 8 17.5 11.5 12 11z") +
    `<ellipse cx="12" cy="18" rx="10" ry="3.6" class="s" stroke-width="1.5"/>` +
    disc(20.5, 16.2, 1.6),
  blood_bank:
    solid("M6 3h12c1 0 1.8.8 1.8 1.8V15c0 2.5-3 4-7.8 4s-7.8-1.5-7.8-4V4.8C4.2 3.8 5 3 6 3z") +
    line("M12 19v4.2", 2) +
    line("M9 1h6", 2) +
    `<g style="color:var(--knock)">${at(DROP, 6.2, 5, 0.48)}</g>`,
  bonfire: at(FLAME, 3.6, -0.6, 0.7) + line("M3 22.5l18-5.5M3 17l18 5.5", 2.8),
  cache:
    solid("M2 11c0-5 2-7.5 5-7.5h10c3 0 5 2.5 5 7.5z") +
    solid("M2 12.8h20V22H2z") +
    solid("M9.5 10h5v6h-5z") +
    hole(12, 13.4, 1.3),
  catapult:
    line("M4 20L19 5", 2.6) +
    solid("M15 1.5c3-1 6.5 2 6 5.5l-3 1-4-4z") +
    line("M9 15.5L5 9.5M2 20h15", 2.2) +
    disc(6, 20.5, 3) +
    disc(15, 20.5, 3) +
    hole(6, 20.5, 1) +
    hole(15, 20.5, 1),
  command_post:
    solid("M11 8h2l3.5 15h-9z") +
    disc(12, 6, 2.4) +
    line("M7.5 10A6 6 0 0 1 7.5 2M16.5 10a6 6 0 0 0 0-8M4.3 12.5A10 10 0 0 1 4.3 0M19.7 12.5a10 10 0 0 0 0-12.5", 1.6) +
    cut("M9.5 18h5M10.4 14h3.2", 1.3),
  construction_yard:
    solid("M5 3h3v20H5z") +
    solid("M1 3h22v2.8H1z") +
    line("M6.5 1l13 3M19 6v7", 1.4) +
    solid("M15.5 13h7v6h-7z") +
    solid("M2 21h9v2H2z") +
    cut("M5 8l3 3M5 13l3 3", 1.1),
  juggernaut:
    disc(12, 13, 8) +
    hole(12, 13, 3) +
    disc(12, 13, 1.4) +
    solid(
      "M10 1h4l-1 5h-2zM22.5 9l1 4-5 1-.5-2zM1.5 9l-1 4 5 1 .5-2zM4 22.5l2-4 2.5 2zM20 22.5l-2-4-2.5 2zM2.5 3.5L6 5.5 4 8zM21.5 3.5L18 5.5 20 8z",
    ),
  labor_camp:
    line("M5 22L17 6", 2.6) +
    solid("M8 3c5-2.5 11-.5 13.5 5-3.5-2.5-6-2.8-8-1.5L11.5 8z") +
    line("M19 22L8 8", 2.6) +
    solid("M3 3l6 2-1 5-4.5-1.5z"),
  mercenary_camp:
    at(BLADE, 0, 0, 1, 40) + at(BLADE, 0, 0, 1, -40) + disc(12, 13, 4.6) + hole(12, 13, 3.2) + disc(12, 13, 1.8),
  mulcher:
    solid("M2 2h20l-4 6H6z") +
    disc(7.5, 14.5, 5) +
    disc(16.5, 14.5, 5) +
    hole(7.5, 14.5, 1.7) +
    hole(16.5, 14.5, 1.7) +
    line("M7.5 8.5v-1M16.5 8.5v-1M1.8 14.5h-.6M22.8 14.5h-.6M3.3 18.8l-.7.7M20.7 18.8l.7.7", 2) +
    line("M7 22.5h2M12 22.5h1M16 22.5h2", 2),
  nest_of_spies:
    solid("M2 9C5 4.5 8.3 2.5 12 2.5S19 4.5 22 9c-3 4.5-6.3 6.5-10 6.5S5 13.5 2 9z") +
    hole(12, 9, 3.8) +
    disc(12, 9, 1.9) +
    line("M2 17.5c4 4.5 16 4.5 20 0M4 21.5c5 2 11 2 16 0M6 17.5l3 5M18 17.5l-3 5", 1.6),
  oasis:
    line("M11 21C10 15 11 11 13.5 8", 2.4) +
    solid(
      "M13.5 8C9.5 5.5 6 6 3.5 9.5 7 8.8 10 8.8 13.5 8zM13.5 8c-.8-4 .8-6.5 5-7-1 2.5-2.5 4.5-5 7zM13.5 8c4-1.5 7 0 8.5 4.5-2.5-2-5-3.3-8.5-4.5zM13.5 8C10.5 9 8.5 11 8.5 15c1.2-3 2.8-5 5-7z",
    ) +
    solid("M2 20.5c4-2 16-2 20 0v2.5H2z"),
  obelisk:
    solid("M9.5 5L12 1l2.5 4L17 20H7z") + solid("M4.5 20.5h15V23h-15z") + cut("M12 6v3M10.5 12h3M10.2 15.5l3.6.0", 1.3),
  omen_clock:
    disc(12, 13, 9.5) +
    hole(12, 13, 7.2) +
    line("M12 13V7.5M12 13l-3-2", 2) +
    disc(12, 13, 1.5) +
    solid("M4 1.5l4 1.2-4.5 4zM20 1.5l-4 1.2 4.5 4z"),
  outpost:
    solid("M1.5 11l2.5-3 2.5 3v12h-5zM6.8 11l2.5-3 2.5 3v12h-5zM12.2 11l2.5-3 2.5 3v12h-5zM17.5 11L20 8l2.5 3v12h-5z") +
    cut("M1 17.5h22", 1.5) +
    line("M9.3 9V1", 1.6) +
    solid("M9.3 1l7 2-7 2.5z"),
  parachute_base:
    solid(
      "M2 10C2 5 6.5 1.5 12 1.5S22 5 22 10c-1.5-1.2-3.5-1.2-5 0-1.5-1.2-3.5-1.2-5 0-1.5-1.2-3.5-1.2-5 0-1.5-1.2-3.5-1.2-5 0z",
    ) +
    line("M2.5 10.5l8 8M21.5 10.5l-8 8M9 11l2 7M15 11l-2 7", 1.2) +
    solid("M9 17.5h6V23H9z"),
  pillbox:
    solid("M1.5 22v-6c0-6 4.5-10.5 10.5-10.5S22.5 10 22.5 16v6z") +
    cut("M6.5 14h11", 3) +
    solid("M10.5 13.2H22v1.6H10.5z") +
    cut("M1.5 18.5h21", 1.2) +
    line("M12 5.5V2", 1.6),
  resonator:
    solid(
      "M7 1.5h2.6v8c0 1.4 1 2.4 2.4 2.4s2.4-1 2.4-2.4v-8H17v8c0 2.6-1.5 4.3-3.7 4.8V23h-2.6v-8.7C8.5 13.8 7 12.1 7 9.5z",
    ) + line("M4 3.5v6M1.5 5v3M20 3.5v6M22.5 5v3", 1.7),
  scavenger_camp:
    line("M1.5 4h3.2l3 12h11.5", 2.2) +
    solid("M6 6.5h16L19.5 14H8z") +
    disc(9, 20, 2.2) +
    disc(17.5, 20, 2.2) +
    cut("M10 7l1.5 6.5M14.2 7v6.5M18 7l-1.2 6.5M6.5 10.2h14.5", 1.1),
  scud_launcher:
    at(ROCKET, -0.5, -3.5, 0.9, 38) +
    solid("M1 16.5h17l4 1.5v3H1z") +
    disc(5.5, 21.3, 2.3) +
    disc(11.5, 21.3, 2.3) +
    disc(18, 21.3, 2.3),
  the_octagon:
    solid("M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z") +
    cut("M8.7 4.3h6.6l4.4 4.4v6.6l-4.4 4.4H8.7l-4.4-4.4V8.7z", 1.2) +
    `<g style="color:var(--knock)">${at(solid("M3 9l4-3 5 4 5-4 4 3-4 3 3 4-3 2-5-5-5 5-3-2 3-4z"), 5, 5, 0.58)}</g>`,
  training_camp:
    disc(12, 4.2, 3.4) + line("M12 7.5V22M3 11h18M6 22.5h12", 2.6) + ring(12, 13, 4.2, 1.6) + disc(12, 13, 1.6),
  transplant_lab: HEART + cut("M4 12.5L20 7M7 9.2l1.4 3.8M11 7.8l1.4 3.8M15 6.4l1.4 3.8", 1.3),
  warehouse:
    solid("M1.5 9L12 2l10.5 7v13h-21z") +
    cut("M4.5 11.5h15", 1.3) +
    `<g style="color:var(--knock)">${at(solid("M2 2h20v20H2z"), 4.6, 14, 0.27)}${at(solid("M2 2h20v20H2z"), 11.6, 14, 0.27)}${at(solid("M2 2h20v20H2z"), 8.2, 8.5, 0.2)}</g>`,
  watchtower:
    solid("M4 9h16v-1.5L12 2 4 7.5z") +
    solid("M5.5 9h13v5h-13z") +
    cut("M8 11.5h8", 1.5) +
    line("M7 14L4.5 23M17 14l2.5 9M6 18l12 5M18 18L6 23", 1.6),
  // drawn by hand for the first sheet
  garage: `<path d="M1 22V9l11-7 11 7v13z"/><path d="M5 22V12h14v10M5 15.3h14M5 18.6h14" class="k" stroke-width="1.4"/>`,
  railgun: `<path d="M1 9.5h19l3-1.5v8l-3-1.5H12l-2 7H6l1.2-7H1z"/><path d="M4 12h14" class="k" stroke-width="1.2" stroke-dasharray="1.6 2"/><path d="M8 5.5h6v2.5H8z"/>`,
  supply_depot: `<rect x="1.5" y="12" width="10" height="10"/><rect x="12.6" y="12" width="10" height="10"/><rect x="6.5" y="1.5" width="10.5" height="9.5"/><path d="M1.5 12l10 10M12.6 22l10-10M6.5 11L17 1.5" class="k" stroke-width="1.4"/>`,
  reactor: `<path d="M4.5 22c2.5-6 2.5-10 .5-15h14c-2 5-2 9 .5 15z"/><path d="M6 11h12M6.3 16h11.4" class="k" stroke-width="1.2"/><path d="M7 5.5C6 3 9 3 8.5.8M12 5.5C11 3 14 3 13.5.8M17 5.5c-1-2.5 2-2.5 1.5-4.7" class="s" stroke-width="1.6"/>`,
  cannon: `<path d="M3 14L19.5 3.5 22.5 8 7 18z"/><circle cx="8" cy="17.5" r="5"/><circle cx="8" cy="17.5" r="1.8" class="k" stroke-width="1.6"/>`,
  victory_totem: `<path d="M6 23V4l6-3 6 3v19z"/><path d="M2 8h4v5H4zM22 8h-4v5h2z"/><path d="M9 7h1.5M13.5 7H15M9.5 10.5h5M9 15h1.5M13.5 15H15M9.5 19q2.5 2 5 0" class="k" stroke-width="1.6"/>`,
  holdout: `<path d="M2 3h20v19H2z"/><path d="M6.5 3v19M12 3v19M17.5 3v19" class="k" stroke-width="1.5"/><path d="M2 9.5h20v4.5H2z"/><circle cx="8.6" cy="11.7" r="1.5" class="kf"/><circle cx="15.4" cy="11.7" r="1.5" class="kf"/>`,
  muse: `<path d="M4 2c0 8 1 15 8 15s8-7 8-15h-3.2c0 6-.8 11.5-4.8 11.5S7.2 8 7.2 2z"/><path d="M10 3v8.5M12 3v9M14 3v8.5" class="s" stroke-width="1.2"/><path d="M10.5 16h3v4H17v2.5H7V20h3.5z"/>`,
  vanguard: `<path d="M4 1.5h2.4v21H4z"/><path d="M6.4 2.5c5-2 8 2.5 15 .5-1.5 3-1.5 5.5 0 9-7 2-10-2.5-15-.5z"/><path d="M11 5.5l2 2-2 2" class="k" stroke-width="1.6"/>`,
  sniper: `<circle cx="12" cy="12" r="8" class="s" stroke-width="2.6"/><path d="M12 .8v8M12 15.2v8M.8 12h8M15.2 12h8" class="s" stroke-width="1.8"/><circle cx="12" cy="12" r="2"/>`,
  scientist: `<path d="M8.5 1.8h7v2.4h-1.2v5l6 10.3c1 1.7 0 3.2-1.8 3.2h-13c-1.8 0-2.8-1.5-1.8-3.2l6-10.3v-5H8.5z"/><path d="M7.8 15.5h8.4" class="k" stroke-width="1.6"/><circle cx="10.5" cy="19" r="1" class="kf"/><circle cx="14.2" cy="18.2" r=".8" class="kf"/>`,
  rabble_rouser: `<path d="M2 9h5l11-6.5v18L7 15H2z"/><path d="M6 15l2 7h3.5L10 15.8z"/><path d="M20 8l3-1.5M20 12h3.5M20 16l3 1.5" class="s" stroke-width="1.6"/>`,
  bombardment: `<path d="M7 1h4v3.5c1.6 1 2.2 2.6 2.2 4.5 0 3.5-2 6-4.2 8-2.2-2-4.2-4.5-4.2-8C4.8 7.1 5.4 5.5 7 4.5zM16.5 8h3v2.6c1.3.8 1.8 2 1.8 3.4 0 2.7-1.6 4.6-3.3 6.2-1.7-1.6-3.3-3.5-3.3-6.2 0-1.4.5-2.6 1.8-3.4z"/><path d="M2 23h20" class="s" stroke-width="2"/>`,
  assassin: `<path d="M12 .8l2.6 12.7H9.4z"/><path d="M6 13.5h12v2.4H6z"/><path d="M10.6 16h2.8v5.2a1.4 1.4 0 0 1-2.8 0z"/>`,
  high_ground: `<path d="M1 22L9.5 7l4.5 7 2.5-3.5L23 22z"/><path d="M9.5 7V1l5.5 2-5.5 2" class="s" stroke-width="1.6"/><path d="M6.7 13.5l2.8 1.5 2.5-2" class="k" stroke-width="1.3"/>`,
  repair_bot: `<path d="M5 7h14v10H5z"/><path d="M8 17h8v5H8z"/><circle cx="9.4" cy="11.5" r="1.9" class="kf"/><circle cx="14.8" cy="11.5" r="1.9" class="kf"/><path d="M12 7V3.5l3-2M2 9v6M22 9v6" class="s" stroke-width="2"/>`,
  zeto_khan: `<path d="M2 8l5 4 5-9 5 9 5-4-2.5 10h-15z"/><path d="M4.5 19.5h15V22h-15z"/><circle cx="12" cy="14.5" r="1.7" class="kf"/>`,
  uprising: `<path d="M7 11V6.5a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0v1a1.5 1.5 0 0 1 3 0v1.5a1.4 1.4 0 0 1 2.8 0V13c0 3-1.8 4.5-2.8 5.5V23H9v-4.5C6.5 16.5 5 14 5 11.5z"/><path d="M10 6.5V10M13 6.5V10M16 7.5V10M7 11.5c2 0 3.5.5 4.5 2.5" class="k" stroke-width="1.2"/>`,
  wounded_soldier: `<circle cx="12" cy="7" r="5"/><path d="M3 22.5c.3-5.6 3.8-8.8 9-8.8s8.7 3.2 9 8.8z"/><path d="M7 6l10-2M7.2 8.6l9.8-2" class="k" stroke-width="1.5"/>`,
  radiation: `<circle cx="12" cy="12" r="2.4"/><path d="M12 1.6a10.4 10.4 0 0 1 5.2 1.4l-3.3 5.7a3.8 3.8 0 0 0-3.8 0L6.8 3A10.4 10.4 0 0 1 12 1.6zM22.4 12a10.4 10.4 0 0 1-5.2 9l-3.3-5.7a3.8 3.8 0 0 0 1.9-3.3zM1.6 12a10.4 10.4 0 0 0 5.2 9l3.3-5.7A3.8 3.8 0 0 1 8.2 12z"/>`,
  // people
  argo_yesky:
    at(HEAD, 0, 9, 0.58) +
    at(HEAD, 10, 9, 0.58) +
    at(HEAD, 4, 5, 0.68) +
    solid("M12 0l1.3 2.7 3 .3-2.2 2 .6 3L12 6.5 9.3 8l.6-3-2.2-2 3-.3z"),
  cult_leader:
    solid("M12 1C5.5 2.5 3.5 9 3 23h18C20.5 9 18.5 2.5 12 1z") +
    `<path d="M12 6c-3.5 1-4.5 5-4.5 8 1 4 3 5.5 4.5 5.5s3.5-1.5 4.5-5.5c0-3-1-7-4.5-8z" class="kf"/>` +
    disc(10, 13, 1.2) +
    disc(14, 13, 1.2),
  doomsayer:
    solid(
      "M12 1.5c1 0 1.8.8 1.8 1.8 3.5.8 5.2 3.7 5.2 7.7 0 4 1 6 2.5 7.5h-19C4 17 5 15 5 11c0-4 1.7-6.9 5.2-7.7 0-1 .8-1.8 1.8-1.8z",
    ) +
    solid("M9.5 19.8h5a2.5 2.5 0 0 1-5 0z") +
    cut("M8 11c0-2.5 1-4 2.5-4.8", 1.4),
  exterminator:
    solid("M12 1.5c5.5 0 9 4 9 9 0 3.5-1.5 6-4 7.5l-1 4.5H8L7 18c-2.5-1.5-4-4-4-7.5 0-5 3.5-9 9-9z") +
    hole(8, 10, 2.8) +
    hole(16, 10, 2.8) +
    cut("M9.5 17.5h5M9.5 20h5", 1.3) +
    disc(8, 10, 1) +
    disc(16, 10, 1),
  gunner: at(BULLET, -6.5, 1.5, 0.92, -12) + at(BULLET, 0.5, 0, 1) + at(BULLET, 8, 1.5, 0.92, 12),
  karli_blaze:
    FLAME +
    solid("M5.2 15a6.8 6.8 0 0 0 13.6 0v1.2a6.8 6.8 0 0 1-13.6 0z") +
    `<path d="M13.4 8.5l-5 7.2h3.3l-1.2 5.3 5.6-7.7h-3.4z" class="kf"/>`,
  looter:
    solid("M9 6.5h6c4.5 3 6.5 7.5 6.5 11 0 3.5-2.5 5.5-9.5 5.5s-9.5-2-9.5-5.5c0-3.5 2-8 6.5-11z") +
    solid("M8.5 5.5L6.5 1.5l3.5 1 2-1.5 2 1.5 3.5-1-2 4z") +
    cut("M12 11v8M9.5 12.8h4a1.6 1.6 0 0 1 0 3.2h-3a1.6 1.6 0 0 0 0 3.2", 1.3),
  magnus_karv:
    at(solid("M5 1h14v8H5z") + solid("M10.7 9h2.6v14h-2.6z"), -1.5, -1.5, 0.95, -28) +
    line("M2 22.5h20M4 18.5l-2.5-1.5M7 16.5L6 13.5M10 19l-1.5 3M15 19.5l2 3", 1.8),
  mimic:
    solid("M1.5 3.5c3 1.2 7 1.2 10 0v8c0 4-2 6.5-5 7.5-3-1-5-3.5-5-7.5z") +
    cut("M3.8 8.5h2M7.5 8.5h2M4.3 12.5q2.2 2.5 4.4 0", 1.3) +
    solid("M13 7.5c3 1.2 6.5 1.2 9.5 0v7c0 4-2 6.5-4.8 7.5-2.8-1-4.7-3.5-4.7-7.5z") +
    cut("M15 12h1.8M18.7 12h1.8M15.6 17.5q2.2-2.5 4.4 0", 1.3),
  molgur_stang:
    line("M2 2h12l4 5", 2.4) +
    line("M18 6v5", 1.8) +
    disc(18, 15.5, 5) +
    solid("M1.5 13h8v10h-8z") +
    solid("M10.5 17l3.5 1-2 1.5 2.5 3.5h-4z") +
    cut("M4 13l2 3-2 3 1.5 4", 1.3) +
    hole(16.4, 13.9, 1.1),
  mutant:
    disc(7.5, 7.5, 4.8) +
    disc(17, 6, 3.8) +
    solid("M1.5 22.5c0-5.5 2.5-9 6.5-9.3L12 15l4.5-5.2c4 .7 6 5 6 12.7z") +
    hole(6, 7, 1) +
    hole(9.3, 7, 1) +
    hole(17, 5.5, 1.3) +
    cut("M6 10h3M15.8 8.3h2.4M12 15.5V22", 1.2),
  pyromaniac:
    solid("M9 9.5h6v2c2 1.5 3 3.2 3 5.5v6H6v-6c0-2.3 1-4 3-5.5z") +
    at(FLAME, 6.3, -0.5, 0.44) +
    cut("M6 16.5h12M6 20h12", 1.2),
  rescue_team:
    ring(12, 12, 8, 5) +
    `<path d="M12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5" class="k" stroke-width="2.2"/>` +
    solid("M11 9h2v2h2v2h-2v2h-2v-2H9v-2h2z"),
  scout:
    solid("M4 5h5v3h6V5h5l2.5 11.5c.3 2.8-1.5 5-4.5 5s-4.5-2-4.5-4.5V13h-3v4c0 2.5-1.5 4.5-4.5 4.5s-4.8-2.2-4.5-5z") +
    hole(6.3, 16.7, 2.5) +
    hole(17.7, 16.7, 2.5) +
    solid("M4 2h5v2H4zM15 2h5v2h-5z"),
  vera_vosh:
    line("M7 22c7-4 11-10 10-20", 2.4) +
    line("M17 22C10 18 6 12 7 2", 2.4) +
    solid("M17 2c4 2.5 5.5 6 4.5 10-2-3-3.5-4-6-4.5zM7 2C3 4.5 1.5 8 2.5 12c2-3 3.5-4 6-4.5z") +
    disc(7, 22, 1.5) +
    disc(17, 22, 1.5),
  vigilante:
    solid(
      "M1.5 7c3.5-1.5 7-1.8 10.5-.3C15.5 5.2 19 5.5 22.5 7c.5 5-1 9.5-5 9.5-2.5 0-3.8-2-5.5-2s-3 2-5.5 2c-4 0-5.5-4.5-5-9.5z",
    ) +
    `<path d="M4.5 9.5c2-.8 4-.5 5 1.5-1.5 1.5-4 1.2-5-1.5zM19.5 9.5c-2-.8-4-.5-5 1.5 1.5 1.5 4 1.2 5-1.5z" class="kf"/>` +
    line("M8 20.5h8", 2),
  // events
  banish:
    solid("M8 1.5h7v10c0 2 1.5 3 4 3.5 2.5.6 3.5 2 3.5 4.5H8z") +
    solid("M7.5 20.5H23V23H7.5z") +
    cut("M8 5h7M8 8.5h4", 1.3) +
    line("M5 6H1M5 11H2M5 16H1", 1.8),
  famine:
    solid("M1.5 11h21c0 5-3 8.5-7 9.5V23h-7v-2.5c-4-1-7-4.5-7-9.5z") +
    cut("M5.5 13.5h13", 1.3) +
    line("M16 9.5L20.5 2", 2.4) +
    `<ellipse cx="21" cy="2.5" rx="2" ry="2.6"/>` +
    line("M6 8q1.5-1.5 0-3M10 8q1.5-1.5 0-3", 1.3),
  interrogate:
    solid("M9 1.5h6v2.5c3 1 5 3.3 5.5 6.5h-17C4 7.3 6 5 9 4z") +
    disc(12, 11.8, 2) +
    line("M6.5 13.5l-4 9.5M17.5 13.5l4 9.5", 1.6) +
    line("M10 17.2c0-1.5.9-2.2 2-2.2s2 .8 2 2c0 1.5-2 1.6-2 3.2", 1.6) +
    disc(12, 22.6, 1),
  napalm: at(FLAME, -2, 8, 0.6) + at(FLAME, 11.6, 8, 0.6) + at(FLAME, 3.2, 2.5, 0.8) + line("M2 23h20", 2),
  strafe:
    at(
      solid("M10.5 1.5h3l.8 7 8.7 5v2.5l-8.7-2-.6 5 2.8 2V23L12 22l-4.5 1v-2l2.8-2-.6-5L1 16v-2.5l8.7-5z"),
      3.5,
      -1,
      0.78,
      55,
    ) + line("M2 23l1.5-1M6 20l1.5-1M10 22.5l1.5-1M13.5 19.5l1.5-1M18 22.5l1.5-1", 2),
  truce:
    solid(
      "M6 12.5V6a1.4 1.4 0 0 1 2.8 0v4.5-7a1.4 1.4 0 0 1 2.8 0V10 2.8a1.4 1.4 0 0 1 2.8 0V10 4.5a1.4 1.4 0 0 1 2.8 0V14l2-2.6a1.5 1.5 0 0 1 2.5 1.6c-1.5 3-3.2 6-5.2 7.5V23H8v-3c-1.5-1.8-2-4-2-7.5z",
    ) + cut("M8.8 10.5v-1M11.6 10v-1M14.4 10.5v-1M9 15.5c2-1 4.5-.8 6 1", 1.2),
  // what is neither in the deck nor a camp
  punk: icons.punk,
  raiders: icons.raid,
  water_silo: icons.silo,
};

const CHOSEN: Record<string, string> = {
  reactor: "bands",
  victory_totem: "dots",
  scientist: "grid",
  rabble_rouser: "rays",
  holdout: "bands",
  vanguard: "rays",
  muse: "rings",
  sniper: "rings",
  garage: "hills",
  railgun: "bands",
  supply_depot: "grid",
  repair_bot: "dots",
  zeto_khan: "rays",
  high_ground: "hills",
  uprising: "bands",
  assassin: "grid",
};

/** The ground of a card: chosen, or spread evenly by its id. */
export const ground = (id: string): string => CHOSEN[id] ?? anyGround(id);
