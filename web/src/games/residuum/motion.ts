/** What the events of Residuum look like, and on what they show. */
import { animate, STEP, type Look, type Motion } from "../../shell/motion";
import type { Event } from "./events.gen";
import { box, burst, fly, FLY, leave, MOVE, ride, seen, type Burst } from "./figures";

const POP: Look = {
  frames: [{ transform: "scale(.4)", opacity: 0 }, { transform: "scale(1.14)", opacity: 1 }, { transform: "none" }],
  ms: 420,
};
const SHAKE: Look = {
  frames: [
    { transform: "none" },
    { transform: "translate(-6px,2px) rotate(-3deg)" },
    { transform: "translate(5px,-2px) rotate(3deg)" },
    { transform: "none" },
  ],
  ms: 420,
};
const FLASH: Look = { frames: [{ filter: "brightness(2.2)" }, { filter: "none" }], ms: 640 };
const COUNT: Look = {
  frames: [{ transform: "none" }, { transform: "translateY(-5px) scale(1.25)" }, { transform: "none" }],
  ms: 380,
};
/** For what is wide: a strip across a phone that grew would run out of the window. */
const NOD: Look = {
  frames: [{ transform: "none" }, { transform: "translateY(-4px)", filter: "brightness(1.4)" }, { transform: "none" }],
  ms: 380,
};

/** What kinds of events look like, and on what they show. */
type On = "hex" | "pieces" | "border" | "stock" | "player" | "hand";
export const KINDS: Partial<Record<Event["kind"], { look: Look; on: On }>> = {
  tile: { look: POP, on: "hex" },
  land: { look: FLASH, on: "hex" },
  camp: { look: POP, on: "pieces" },
  recruit: { look: POP, on: "pieces" },
  rouse: { look: POP, on: "pieces" },
  build_outpost: { look: POP, on: "pieces" },
  activate_outpost: { look: POP, on: "pieces" },
  teardown_outpost: { look: SHAKE, on: "pieces" },
  take_over: { look: SHAKE, on: "pieces" },
  build_barricade: { look: POP, on: "pieces" },
  activate_barricade: { look: POP, on: "border" },
  teardown_barricade: { look: POP, on: "pieces" },
  destroy_barricade: { look: FLASH, on: "border" },
  teardown_basecamp: { look: SHAKE, on: "pieces" },
  activate_basecamp: { look: POP, on: "pieces" },
  weaponise: { look: POP, on: "pieces" },
  blast: { look: FLASH, on: "hex" },
  upgrade: { look: POP, on: "pieces" },
  meet: { look: FLASH, on: "hex" },
  fallen: { look: SHAKE, on: "pieces" },
  fallen_outpost: { look: SHAKE, on: "pieces" },
  home: { look: SHAKE, on: "hex" },
  supply: { look: SHAKE, on: "hex" },
  gain: { look: COUNT, on: "stock" },
  produce: { look: COUNT, on: "stock" },
  lose: { look: COUNT, on: "stock" },
  pay: { look: COUNT, on: "stock" },
  loot: { look: COUNT, on: "stock" },
  buy: { look: COUNT, on: "stock" },
  sell: { look: COUNT, on: "stock" },
  complete: { look: NOD, on: "player" },
  win: { look: NOD, on: "player" },
  keep: { look: NOD, on: "hand" },
};

/** Pieces whose own piece is what pops, not all that stands there. */
const POPS: Partial<Record<Event["kind"], string>> = {
  camp: "basecamp",
  activate_basecamp: "basecamp",
  recruit: "outrider",
  rouse: "outrider",
  weaponise: "outrider",
  build_outpost: "outpost",
  activate_outpost: "outpost",
  build_barricade: "barricade",
  teardown_barricade: "barricade",
};

/** Where an event shows, as a selector. */
export function spot(event: Event): string | null {
  const { seat } = event;
  const on = event.kind === "move" || event.kind === "network" ? "hex" : KINDS[event.kind]?.on;
  switch (on) {
    case undefined:
      return null;
    case "hex":
      return "hex" in event && event.hex !== null ? `[data-hex="${event.hex}"]` : null;
    case "pieces":
      return "hex" in event && event.hex !== null ? `[data-pieces="${event.hex}"]` : null;
    case "border":
      return "border" in event ? `[data-border="${event.border}"]` : null;
    case "stock":
      return "resource" in event ? `[data-stock="${seat}.${event.resource}"]` : null;
    case "player":
      return `[data-player="${seat}"]`;
    case "hand":
      return `[data-hand="${seat}"]`;
  }
}

/** Where the cubes of an event come from, on the page: the hexes that produced them, the town, who lost them. */
function source(event: Event): Element | null {
  if (event.kind === "produce") return box(event.hex);
  if (event.kind === "buy") return box("h0");
  if (event.kind !== "loot") return null;
  const stock = document.querySelector(`[data-stock="${event.other}.${event.resource}"]`);
  return seen(stock) ? stock : document.querySelector(`[data-player="${event.other}"]`);
}

const bursts = (event: Event): event is Burst =>
  ["destroy_barricade", "blast", "meet", "take_over"].includes(event.kind);

/** A number of cubes changes: they come from somewhere in view; a stock that is not in view is counted at its owner. */
function count(event: Event, stock: HTMLElement, look: Look, delay: number): void {
  const away = !stock.getClientRects().length;
  const kept = away ? document.querySelector<HTMLElement>(`[data-player="${event.seat}"]`) : stock;
  const from = "resource" in event && "number" in event ? source(event) : null;
  if (from && "resource" in event && "number" in event) fly(from, kept, event.resource, event.number, delay);
  if (kept) animate(kept, away ? NOD : look, from ? delay + FLY - 90 : delay);
}

function show(event: Event, element: HTMLElement | null, delay: number): number | null {
  if (bursts(event)) burst(event, delay);
  const kind = KINDS[event.kind];
  if (!element) return null;
  if (event.kind === "move" || event.kind === "network") {
    ride(event, delay);
    return MOVE;
  }
  if (event.kind === "home" || event.kind === "supply") {
    leave(event, delay);
    return STEP;
  }
  if (kind?.on === "stock") {
    count(event, element, kind.look, delay);
    return STEP;
  }
  const chip = POPS[event.kind] && element.querySelector(`[data-chip="${event.seat}.${POPS[event.kind]}"] > g`);
  if (!chip || !kind) return null;
  animate(chip, kind.look, delay);
  return STEP;
}

export const motion: Motion<Event> = {
  looks: Object.fromEntries(Object.entries(KINDS).map(([kind, { look }]) => [kind, look])),
  spot,
  show,
  marks: (event, element) =>
    element && "hex" in event && event.hex !== null && !element.matches("[data-stock]") ? box(event.hex) : element,
};
