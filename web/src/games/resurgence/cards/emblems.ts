/**
 * The emblem of every Survivor, Hero, Mission, space and event of Resurgence, on a 24-unit grid: solid in currentColor,
 * class s is an inked line, k and kf are carved in --knock. A new card costs one entry here. Shared parts come first.
 */
import { anyGround, at, cut, disc, hole, line, ring, solid } from "../../../look/plate";
import { icons, type IconName } from "../glyphs";
import type { Catalog } from "../view";

const FACE = solid("M7.5 8h9c.3 5.2-1.5 8.3-4.5 8.3S7.2 13.2 7.5 8z");
const BUST = solid("M2.5 23c.4-4.3 3.2-6 6.5-6.3l3 2 3-2c3.3.3 6.1 2 6.5 6.3z");
const PERSON = FACE + BUST;
const BOLT = solid("M13.8 1.5L4.5 13.6h6L8.6 22.5l10.9-13h-6.3z");
const FLASK =
  solid("M8.5 1.5h7v2.4h-1.2v5l6 10.3c1 1.7 0 3.3-1.8 3.3h-13c-1.8 0-2.8-1.6-1.8-3.3l6-10.3v-5H8.5z") +
  cut("M7.6 15.5h8.8", 1.6) +
  hole(10.5, 19, 1.1);
const FISH = solid("M1.5 12c3.5-5 8-6.5 13-4l5-4.5-1.5 8.5 1.5 8.5-5-4.5c-5 2.5-9.5 1-13-4z") + hole(6.5, 11, 1.2);
const WHEEL = disc(12, 12, 9.5) + hole(12, 12, 3.4) + cut("M12 2.5v6M12 15.5v6M2.5 12h6M15.5 12h6", 1.4);
const CROSS = solid("M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z");
const SCOPE = ring(12, 12, 8.5, 2.4) + line("M12 1v8M12 15v8M1 12h8M15 12h8", 2);
const LEAF = solid("M3 21C3 9 9 3 21 3c0 12-6 18-18 18z") + cut("M4 20L15 9M9 15v-5M9 15h5", 1.5);
const SHIELD = solid("M12 1.5l9 3v8c0 5.2-4 8.6-9 10.5-5-1.9-9-5.3-9-10.5v-8z");
const HARD_HAT =
  solid("M3 13a9 9 0 0 1 18 0z") + solid("M1 14h22v3H1z") + solid("M10 3h4v7h-4z") + cut("M9.5 4v9M14.5 4v9", 1.2);
const PICK = line("M3 8C8 2.5 16 2.5 21 8M12 4v18.5", 2.8);
const WRENCH =
  solid("M21.5 6.5a6 6 0 0 1-7.8 5.7L6 20a2.3 2.3 0 0 1-3.3-3.3l7.7-7.7A6 6 0 0 1 17.5 2.5L14 6l4 4z") +
  hole(4.5, 18.8, 0.9);
const TRUCK =
  solid("M1 5h13v11H1zM15 8.5h4.5L23 12.5V16h-8z") +
  disc(6, 18, 3) +
  disc(18, 18, 3) +
  hole(6, 18, 1.1) +
  hole(18, 18, 1.1);
const PILL = solid("M4.7 12.3l7.6-7.6a5 5 0 0 1 7 7l-7.6 7.6a5 5 0 0 1-7-7z") + cut("M8.5 8.5l7 7", 1.6);
const WING = solid("M1 14l9-3V4.5a2 2 0 0 1 4 0V11l9 3v2.5l-9-2V19l3 2v1.5l-5-1-5 1V21l3-2v-4.5l-9 2z");
const ANCHOR = icons.harbor;
const BADGE = solid("M12 1.5l3 4.2 5-.9-.9 5L23 12l-3.9 2.2.9 5-5-.9-3 4.2-3-4.2-5 .9.9-5L1 12l3.9-2.2-.9-5 5 .9z");
const SHIP = solid("M2 14h20l-3.5 7.5h-13zM11 2h2v11h-2z") + solid("M13.5 3l7 9h-7zM10.5 5v7h-6z");
const TREE = disc(12, 8, 6.5) + disc(7, 12, 4.5) + disc(17, 12, 4.5) + solid("M10.5 13h3v10h-3z");
const PARA =
  solid("M1.5 11a10.5 9.5 0 0 1 21 0c-2-1.8-4.5-1.8-6 0-1.8-1.8-7.2-1.8-9 0-1.5-1.8-4-1.8-6 0z") +
  line("M2.5 11l9 9M21.5 11l-9 9M8 11l3.5 9M16 11l-3.5 9", 1.1) +
  disc(12, 21, 2);
const HAT = (top: string): string => PERSON + top;

const PEOPLE: Record<string, string> = {
  chef: HAT(solid("M6.5 8V5a3 3 0 0 1 2-4.5C10-.2 14-.2 15.5.5a3 3 0 0 1 2 4.5v3z")),
  dock_worker: ANCHOR,
  electrician: BOLT,
  farmer: line("M12 11v11.5M6 3v5a6 6 0 0 0 12 0V3M12 3v9", 2.6),
  firefighter: HAT(solid("M4.5 8.5c0-5 3.5-7.5 7.5-7.5s7.5 2.5 7.5 7.5l2 1.5h-19z") + cut("M12 2v6", 1.6)),
  fisherman: FISH,
  foreman: HARD_HAT + solid("M4 19h16v3H4z"),
  gunsmith: solid("M1.5 6h20v4.5h-8.5l-1 3.5H8.5L7 21H2.5L5 11H1.5z") + hole(10.3, 12.2, 0.9),
  mechanic: WRENCH,
  miner: PICK,
  plumber: line("M4 3v8a4 4 0 0 0 4 4h8v6M1.5 3h5M13 21h6", 3),
  truck_driver: TRUCK,
  archeologist:
    solid("M8 2h8l-1 5c4 2 6 5 6 8.5 0 4-3.5 7-9 7s-9-3-9-7C3 12 5 9 9 7z") + cut("M4 13h16M5 16.5h14", 1.4),
  architect: line("M12 3L4.5 22M12 3l7.5 19M7.5 15h9", 2.4) + disc(12, 3.5, 2.5),
  biologist: LEAF,
  botanist: TREE,
  brewer:
    solid("M4 6h12v16H4z") +
    line("M16 9h3.5v8H16", 2.4) +
    solid("M3 3.5C5 1.5 7 4 9 2.5s4-1 5 .5 3 0 3 3H3z") +
    cut("M8 10v8M12 10v8", 1.5),
  chemist: FLASK,
  doctor: CROSS,
  engineer: WHEEL,
  lab_tech: line("M9 2l6 3M11 4L7 14a5 5 0 0 0 4 7h8M4 21.5h17", 2.4) + disc(14, 4, 2),
  pharmacist: PILL,
  psychologist:
    solid(
      "M12 1.5c5.5 0 9 3.5 9 8.5 0 3-1.5 5-3 6.5V23H9.5v-3.5H6.5c-1 0-1.5-.8-1.5-1.8v-3L2.5 13.5 5 9.5c0-5 2.5-8 7-8z",
    ) + cut("M10 9c0-2 1.5-3 3-3s3 1.2 3 3c0 2-3 2-3 4.5", 1.7),
  veterinarian: disc(12, 16, 5) + disc(5.5, 10.5, 2.4) + disc(18.5, 10.5, 2.4) + disc(9, 6, 2.4) + disc(15, 6, 2.4),
  armorer: SHIELD + cut("M7 8h10M12 5v13", 1.7),
  bodyguard: SHIELD + at(`<g style="color:var(--knock)">${PERSON}</g>`, 6.6, 5, 0.45),
  hunter: line("M5 2C14 5 19 10 22 19M5 2c1 9 5 14 17 17", 2) + line("M2.5 21.5L17 7M17 7l-4 .5M17 7l-.5 4", 2),
  inspector: ring(10, 10, 7.5, 2.8) + line("M15.5 15.5l7 7", 3.4),
  paratrooper: PARA,
  pilot: WING,
  sailor: SHIP,
  sapper: disc(10, 14, 8) + line("M15 8l3-3c1.5-1.5 3-.5 4-2", 2.2) + cut("M6 12a5 5 0 0 1 4-3", 1.6),
  security_guard: BADGE + hole(12, 12, 3),
  scout: solid("M2 20V9l3-5h4l1.5 4h3L15 4h4l3 5v11h-8v-8h-4v8z") + hole(6, 15, 2) + hole(18, 15, 2),
  smuggler: solid("M3 8h18v13H3z") + line("M8.5 8V4h7v4", 2.4) + cut("M3 13h18M12 11v4", 1.6),
  sniper: SCOPE,
  cosmonaut:
    disc(12, 10, 9) +
    solid("M4 17h16l1.5 6h-19z") +
    `<rect x="6" y="6" width="12" height="8" rx="4" class="kf"/>` +
    line("M8.5 8.5h3", 1.4),
  librarian: solid("M2 3h5v19H2zM8 6h4v16H8zM13.5 4.5l4.5-1.2 4.5 17-4.5 1.2z") + cut("M2 7h5M2 18h5M8 10h4", 1.3),
  mystic:
    solid("M1.5 12C4.5 6.5 8 4 12 4s7.5 2.5 10.5 8c-3 5.5-6.5 8-10.5 8S4.5 17.5 1.5 12z") +
    hole(12, 12, 5) +
    disc(12, 12, 2.4),
  traffic_cop:
    solid("M7 1.5h10v17H7z") +
    hole(12, 5, 2) +
    hole(12, 10, 2) +
    hole(12, 15, 2) +
    line("M12 18v5", 2.6) +
    line("M3.5 5H7M3.5 11H7M17 5h3.5M17 11h3.5", 1.8),
  olympian:
    solid("M9 13h6l-1.5 10h-3z") +
    solid("M12.5 1c.5 3 4.5 4.5 4.5 8a5 5 0 0 1-10 0c0-2 1-3.3 2-4.3.2 1.3.7 1.8 1.3 2.1C10.2 4.5 11 2.5 12.5 1z"),
  surgeon: solid("M13 10L21 2c1.5 4 0 8-4 11l-4 1z") + line("M12 13L3 22", 3),
};

/** What a Salvage card mostly brings. */
const CRATES: Record<string, IconName> = {
  patrol_survivor: "ranger",
  yard_foremans_crew: "builder",
  night_school: "scholar",
  motor_patrol: "ranger",
  toolbox_gang: "builder",
  laboratory_cart: "scholar",
  ammunition_box: "ammo",
  medicine_cabinet: "meds",
  patrol_kit: "anysup",
  root_cellar: "food",
  jerrycans: "fuel",
  scrap_heap: "parts",
  mixed_crate: "anyres",
  nurses_pantry: "meds",
};

/** An emblem for everything that can be read: people have their own, the others take the glyph of their place. */
export function emblemsOf(all: Catalog): Record<string, string> {
  const place = (district: string | null | undefined): string => icons[`d-${district}` as IconName] ?? icons.compound;
  const found: Record<string, string> = {};
  for (const [id, card] of Object.entries(all.cards)) found[id] = PEOPLE[id] ?? icons[card.type];
  for (const [id, one] of Object.entries(all.missions)) found[id] = one.mutant ? icons.mutant : place(one.districts[0]);
  for (const [id, one] of Object.entries(all.spaces)) found[id] = one.district ? place(one.district) : icons.compound;
  for (const [id, one] of Object.entries(all.events)) found[id] = one.district ? place(one.district) : icons.watch;
  for (const id of Object.keys(all.salvage)) found[id] = icons[CRATES[id] ?? "crate"];
  for (const id of Object.keys(all.directives)) found[id] = icons.directive;
  for (const [id, one] of Object.entries(all.mutant_leadership)) found[id] = one.hazard ? icons.hazard : icons.mutant;
  return found;
}

/** Grounds that suit what stands on them; the others by their name. */
const GROUNDS: Record<string, string> = {
  farmer: "hills",
  fisherman: "bands",
  sailor: "bands",
  electrician: "rays",
  cosmonaut: "rings",
  mystic: "rings",
};

export const ground = (id: string): string => GROUNDS[id] ?? anyGround(id);
