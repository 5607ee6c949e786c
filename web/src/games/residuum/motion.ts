/** How pieces travel, tiles appear, cubes fly and places flash. What an event did is a short animation over the table as it is now. */
import { settings } from "../../settings.svelte";
import type { TableEvent } from "../../wire";
import type { Event } from "./events.gen";
import { moved, type Move } from "./followed";
import { eventsOf } from "./view";

const MOVE = 460;
const FLY = 620;
const STEP = 160;
/** All that is told at once has begun by then. */
const LATEST = 1200;
const EASE = "cubic-bezier(.2,.8,.25,1)";
const GLIDE = "cubic-bezier(.45,.05,.25,1)";
const SVG = "http://www.w3.org/2000/svg";

type Gone = Extract<Event, { kind: "home" | "supply" }>;
type Burst = Extract<Event, { kind: "destroy_barricade" | "blast" | "meet" | "take_over" }>;
type Frames = { frames: Keyframe[]; ms: number };

const POP: Frames = {
  frames: [{ transform: "scale(.4)", opacity: 0 }, { transform: "scale(1.14)", opacity: 1 }, { transform: "none" }],
  ms: 420,
};
const SHAKE: Frames = {
  frames: [
    { transform: "none" },
    { transform: "translate(-6px,2px) rotate(-3deg)" },
    { transform: "translate(5px,-2px) rotate(3deg)" },
    { transform: "none" },
  ],
  ms: 420,
};
const FLASH: Frames = { frames: [{ filter: "brightness(2.2)" }, { filter: "none" }], ms: 640 };
const COUNT: Frames = {
  frames: [{ transform: "none" }, { transform: "translateY(-5px) scale(1.25)" }, { transform: "none" }],
  ms: 380,
};
/** For what is wide: a strip across a phone that grew would run out of the window. */
const NOD: Frames = {
  frames: [{ transform: "none" }, { transform: "translateY(-4px)", filter: "brightness(1.4)" }, { transform: "none" }],
  ms: 380,
};

/** What kinds of events look like, and on what they show. */
type On = "hex" | "pieces" | "border" | "stock" | "player" | "hand";
export const KINDS: Partial<Record<Event["kind"], { look: Frames; on: On }>> = {
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
  const kind = KINDS[event.kind];
  const { seat } = event;
  if (!kind) return null;
  switch (kind.on) {
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

const box = (root: ParentNode, hex: string): SVGGraphicsElement | null => root.querySelector(`[data-hex="${hex}"]`);

interface At {
  x: number;
  y: number;
}

/** The middle of a hex on the map. */
function middle(element: SVGGraphicsElement): At {
  const found = (element.querySelector<SVGGraphicsElement>(".ground") ?? element).getBBox();
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}

/** The middle of something in the window. */
function centre(element: Element): At {
  const found = element.getBoundingClientRect();
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}

/** Whether something can be seen: drawn, and under nothing else. */
function seen(element: Element | null): element is Element {
  if (!element || !element.getClientRects().length) return false;
  const { x, y } = centre(element);
  const top = document.elementFromPoint(x, y);
  return Boolean(top && (element.contains(top) || top.contains(element)));
}

function drawn(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A piece of a seat, drawn for a while in the layer over the map. */
function figure(kind: string, seat: number, n: number, at: number, of: number): SVGElement {
  const piece = drawn("g", { class: "pc" });
  piece.style.setProperty("--c", `var(--seat-${seat + 1})`);
  const x = (at - (of - 1) / 2) * 26;
  for (const part of ["ol", "bd"])
    piece.append(
      drawn("use", { href: `#r-${kind}`, x: String(x - 16), y: "-16", width: "32", height: "32", class: part }),
    );
  for (const part of ["ol2", "sh"])
    piece.append(
      drawn("use", { href: `#s${seat + 1}`, x: String(x + 7), y: "-20", width: "11", height: "11", class: part }),
    );
  if (n > 1) {
    const text = drawn("text", { y: "3.7" });
    text.textContent = String(n);
    const badge = drawn("g", { class: "num", transform: `translate(${x + 13} 12)` });
    badge.append(drawn("circle", { r: "6.4" }), text);
    piece.append(badge);
  }
  return piece;
}

function over(layer: Element, element: SVGElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  layer.append(element);
  const run = element.animate(frames, { fill: "both", ...timing });
  run.onfinish = run.oncancel = () => element.remove();
}

/** Pieces ride from hex to hex, with what they carry; what has come waits unseen until it is there. */
function ride(root: ParentNode, event: Move, delay: number): void {
  const [from, to] = [box(root, event.start), box(root, event.hex)];
  const layer = root.querySelector(".fx");
  if (!from || !to || !layer) return;
  const [a, b] = [middle(from), middle(to)];
  const party = drawn("g", {});
  const gone = moved(event);
  gone.forEach(({ kind, n }, i) => party.append(figure(kind, event.seat, n, i, gone.length)));
  const [start, end] = [`translate(${a.x}px,${a.y}px)`, `translate(${b.x}px,${b.y}px)`];
  over(
    layer,
    party,
    [
      { transform: `${start} scale(1)` },
      { transform: `translate(${(a.x + b.x) / 2}px,${(a.y + b.y) / 2}px) scale(1.22)` },
      { transform: `${end} scale(1)` },
    ],
    { duration: MOVE, delay, easing: GLIDE },
  );
  for (const { kind } of gone)
    root
      .querySelector(`[data-pieces="${event.hex}"] [data-chip="${event.seat}.${kind}"]`)
      ?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.92 }, { opacity: 1 }], {
        duration: delay + MOVE,
        easing: "linear",
      });
}

/** What goes home or back to the supply leaves the hex, falling over. */
function leave(root: ParentNode, event: Gone, delay: number): void {
  const hex = box(root, event.hex);
  const layer = root.querySelector(".fx");
  if (!hex || !layer) return;
  const at = middle(hex);
  const piece = figure(event.piece.toLowerCase(), event.seat, 1, 0, 1);
  const here = `translate(${at.x}px,${at.y}px)`;
  over(
    layer,
    piece,
    [
      { transform: here, opacity: 1 },
      { transform: `${here} rotate(-78deg)`, opacity: 0.9, offset: 0.45 },
      { transform: `${here} translateY(14px) rotate(-78deg) scale(.6)`, opacity: 0 },
    ],
    { duration: 640, delay, easing: EASE },
  );
}

/** Rings go out from a hex: one for a meeting, two and a light for a blast. */
function burst(root: ParentNode, event: Burst, delay: number): void {
  const place = event.kind === "destroy_barricade" ? event.border.split(".")[0] : event.hex;
  const hex = box(root, place ?? "");
  const layer = root.querySelector(".fx");
  if (!hex || !layer) return;
  const at = middle(hex);
  const blast = event.kind === "blast";
  for (const wave of blast ? [0, 1, 2] : [0]) {
    const ring = drawn("circle", {
      cx: String(at.x),
      cy: String(at.y),
      r: "20",
      class: blast ? (wave === 0 ? "glare" : "ring blast") : "ring",
    });
    ring.style.transformOrigin = `${at.x}px ${at.y}px`;
    const size = blast ? [4.2, 5.4, 3.4][wave] : 2.6;
    const frames =
      blast && wave === 0
        ? [
            { transform: "scale(.2)", opacity: 0 },
            { transform: "scale(1.9)", opacity: 1, offset: 0.18 },
            { transform: `scale(${size})`, opacity: 0 },
          ]
        : [
            { transform: "scale(.4)", opacity: 0 },
            { transform: "scale(.5)", opacity: 1, offset: 0.05 },
            { transform: `scale(${size})`, opacity: 0 },
          ];
    over(layer, ring, frames, { duration: blast ? 900 : 640, delay: delay + wave * 120, easing: EASE });
  }
  if (blast)
    root
      .querySelector(".map > g")
      ?.animate(
        [
          { translate: "0" },
          { translate: "5px -3px" },
          { translate: "-4px 3px" },
          { translate: "2px 1px" },
          { translate: "0" },
        ],
        { duration: 380, delay },
      );
}

/** Cubes go from where they come from to where they are kept; where that is not in view, they rise and are gone. */
function fly(from: Element, to: Element | null, resource: string, n: number, delay: number): void {
  const [a, b] = [centre(from), seen(to) ? centre(to) : null];
  const cube = document.createElement("span");
  cube.className = "rsd flying";
  cube.setAttribute("aria-hidden", "true");
  const glyph = drawn("svg", { class: "g" });
  glyph.append(drawn("use", { href: `#r-${resource}` }));
  cube.append(glyph, String(n));
  document.body.append(cube);
  const here = `translate(${a.x}px,${a.y}px) translate(-50%,-50%)`;
  const up = `translate(${a.x}px,${a.y - 16}px) translate(-50%,-50%)`;
  const end = b
    ? { transform: `translate(${b.x}px,${b.y}px) translate(-50%,-50%) scale(.7)`, opacity: 0.9 }
    : { transform: `translate(${a.x}px,${a.y - 44}px) translate(-50%,-50%)`, opacity: 0 };
  const frames = [
    { transform: `${here} scale(.5)`, opacity: 0 },
    { transform: up, opacity: 1, offset: 0.25 },
    { transform: up, opacity: 1, offset: 0.4 },
    end,
  ];
  const run = cube.animate(frames, { duration: FLY, delay, easing: GLIDE, fill: "both" });
  run.onfinish = run.oncancel = () => cube.remove();
}

/** Where the cubes of an event come from, on the page: the hexes that produced them, the town, who lost them. */
function source(root: ParentNode, event: Event): Element | null {
  if (event.kind === "produce") return box(root, event.hex);
  if (event.kind === "buy") return box(root, "h0");
  if (event.kind !== "loot") return null;
  const stock = root.querySelector(`[data-stock="${event.other}.${event.resource}"]`);
  return seen(stock) ? stock : root.querySelector(`[data-player="${event.other}"]`);
}

/** Play what happened, one event after the other; without motion the changed place keeps an outline for a while. */
export function playEvents(root: ParentNode, events: readonly TableEvent[]): void {
  let delay = 0;
  for (const event of eventsOf(events)) {
    const kind = KINDS[event.kind];
    const rides = event.kind === "move" || event.kind === "network";
    const where = rides ? `[data-hex="${event.hex}"]` : spot(event);
    const element = where ? root.querySelector<HTMLElement>(where) : null;
    if (settings.still) {
      const hex = "hex" in event ? event.hex : null;
      const shown = element && hex !== null && !element.matches("[data-stock]") ? box(root, hex) : element;
      shown?.classList.add("changed");
      if (shown) setTimeout(() => shown.classList.remove("changed"), 2000);
      continue;
    }
    if (
      event.kind === "destroy_barricade" ||
      event.kind === "blast" ||
      event.kind === "meet" ||
      event.kind === "take_over"
    )
      burst(root, event, delay);
    if (!element) continue;
    const from = kind?.on === "stock" ? source(root, event) : null;
    const away = kind?.on === "stock" && !element.getClientRects().length;
    const kept = away ? root.querySelector<HTMLElement>(`[data-player="${event.seat}"]`) : element;
    const look = away ? NOD : kind?.look;
    if (rides) ride(root, event, delay);
    else if (event.kind === "home" || event.kind === "supply") leave(root, event, delay);
    else if (from && "resource" in event && "number" in event) {
      fly(from, kept, event.resource, event.number, delay);
      if (look) kept?.animate(look.frames, { duration: look.ms, delay: delay + FLY - 90, easing: EASE });
    } else if (look) {
      const chip = POPS[event.kind]
        ? element.querySelector(`[data-chip="${event.seat}.${POPS[event.kind]}"] > g`)
        : null;
      (chip ?? kept ?? element).animate(look.frames, { duration: look.ms, delay, easing: EASE });
    }
    delay = Math.min(delay + (rides ? MOVE : STEP), LATEST);
  }
}

/** Something that cannot be done shakes its head once. */
export function refuse(element: Element): void {
  if (!settings.still)
    element.animate(
      [
        { transform: "none" },
        { transform: "translateX(-5px)" },
        { transform: "translateX(5px)" },
        { transform: "none" },
      ],
      { duration: 220, composite: "add" },
    );
}
