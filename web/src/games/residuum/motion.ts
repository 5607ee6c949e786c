/** How pieces travel, tiles appear and places flash. What an event did is a short animation on its place. */
import { settings } from "../../settings.svelte";
import type { TableEvent } from "../../wire";

const MOVE = 420;
const STEP = 160;
const EASE = "cubic-bezier(.2,.8,.25,1)";
const SVG = "http://www.w3.org/2000/svg";

type Frames = { frames: Keyframe[]; ms: number };

const POP: Frames = { frames: [{ transform: "scale(.4)", opacity: 0 }, { transform: "scale(1.14)", opacity: 1 }, { transform: "none" }], ms: 420 };
const SHAKE: Frames = { frames: [{ transform: "none" }, { transform: "translate(-6px,2px) rotate(-3deg)" }, { transform: "translate(5px,-2px) rotate(3deg)" }, { transform: "none" }], ms: 420 };
const FLASH: Frames = { frames: [{ filter: "brightness(2.2)" }, { filter: "none" }], ms: 640 };
const COUNT: Frames = { frames: [{ transform: "none" }, { transform: "translateY(-5px) scale(1.2)" }, { transform: "none" }], ms: 380 };

/** What kinds of events look like, and on what they show. */
const KINDS: Record<string, { look: Frames; on: "hex" | "pieces" | "border" | "stock" | "player" | "hand" }> = {
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
  activate_barricade: { look: FLASH, on: "border" },
  destroy_barricade: { look: FLASH, on: "border" },
  teardown_basecamp: { look: SHAKE, on: "pieces" },
  activate_basecamp: { look: POP, on: "pieces" },
  weaponise: { look: POP, on: "pieces" },
  blast: { look: FLASH, on: "hex" },
  upgrade: { look: POP, on: "pieces" },
  meet: { look: FLASH, on: "hex" },
  fallen: { look: SHAKE, on: "pieces" },
  home: { look: SHAKE, on: "pieces" },
  gain: { look: COUNT, on: "stock" },
  lose: { look: COUNT, on: "stock" },
  pay: { look: COUNT, on: "stock" },
  loot: { look: COUNT, on: "stock" },
  buy: { look: COUNT, on: "stock" },
  sell: { look: COUNT, on: "stock" },
  complete: { look: COUNT, on: "player" },
  win: { look: COUNT, on: "player" },
  keep: { look: COUNT, on: "hand" },
};

/** Where an event shows, as a selector. */
export function spot(event: TableEvent): string | null {
  const kind = KINDS[event.kind];
  const { seat } = event;
  if (!kind) return null;
  switch (kind.on) {
    case "hex":
      return typeof event["hex"] === "string" ? `[data-hex="${event["hex"]}"]` : null;
    case "pieces":
      return typeof event["hex"] === "string" ? `[data-pieces="${event["hex"]}"]` : null;
    case "border":
      return typeof event["border"] === "string" ? `[data-border="${event["border"]}"]` : null;
    case "stock":
      return typeof event["resource"] === "string" ? `[data-stock="${seat}.${event["resource"]}"]` : null;
    case "player":
      return `[data-player="${seat}"]`;
    case "hand":
      return `[data-hand="${seat}"]`;
  }
}

const box = (root: ParentNode, hex: string): SVGGraphicsElement | null => root.querySelector(`[data-hex="${hex}"]`);

function middle(element: SVGGraphicsElement): { x: number; y: number } {
  const found = element.getBBox();
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}

/** An Outrider rides from hex to hex; what stands there already waits until it has come. */
function ride(root: ParentNode, event: TableEvent, delay: number): void {
  const [from, to] = [box(root, String(event["from"])), box(root, String(event["hex"]))];
  const layer = root.querySelector(".fx");
  if (!from || !to || !layer || event.seat === null) return;
  const [a, b] = [middle(from), middle(to)];
  const piece = document.createElementNS(SVG, "g");
  piece.setAttribute("class", "pc");
  piece.style.setProperty("--c", `var(--seat-${event.seat + 1})`);
  for (const part of ["ol", "bd"]) {
    const use = document.createElementNS(SVG, "use");
    for (const [name, value] of [["href", "#r-outrider"], ["x", "-15"], ["y", "-15"], ["width", "30"], ["height", "30"], ["class", part]]) use.setAttribute(name ?? "", value ?? "");
    piece.append(use);
  }
  layer.append(piece);
  const frames = [{ transform: `translate(${a.x}px,${a.y}px)` }, { transform: `translate(${b.x}px,${b.y}px)` }];
  const run = piece.animate(frames, { duration: MOVE, delay, easing: "cubic-bezier(.4,0,.3,1)", fill: "both" });
  run.onfinish = run.oncancel = () => piece.remove();
  root.querySelector(`[data-pieces="${event["hex"]}"]`)?.animate([{ opacity: 0.25 }, { opacity: 0.25 }, { opacity: 1 }], { duration: MOVE + 80, delay });
}

/** A ring goes out from a hex: a meeting, a blast. */
function burst(root: ParentNode, event: TableEvent, delay: number): void {
  const hex = box(root, String(event["hex"]));
  const layer = root.querySelector(".fx");
  if (!hex || !layer) return;
  const at = middle(hex);
  const ring = document.createElementNS(SVG, "circle");
  for (const [name, value] of [["cx", String(at.x)], ["cy", String(at.y)], ["r", "20"], ["class", event.kind === "blast" ? "ring blast" : "ring"]]) ring.setAttribute(name ?? "", value ?? "");
  ring.style.transformOrigin = `${at.x}px ${at.y}px`;
  layer.append(ring);
  const run = ring.animate([{ transform: "scale(.4)", opacity: 1 }, { transform: `scale(${event.kind === "blast" ? 5 : 2.6})`, opacity: 0 }], { duration: 640, delay, easing: EASE, fill: "both" });
  run.onfinish = run.oncancel = () => ring.remove();
}

/** Play what happened, one event after the other; without motion the changed place keeps an outline for a while. */
export function playEvents(root: ParentNode, events: readonly TableEvent[]): void {
  let delay = 0;
  for (const event of events) {
    const kind = KINDS[event.kind];
    const where = event.kind === "move" && typeof event["hex"] === "string" ? `[data-hex="${event["hex"]}"]` : spot(event);
    const element = where ? root.querySelector<HTMLElement>(where) : null;
    if (!element) continue;
    if (settings.still) {
      const shown = typeof event["hex"] === "string" && !element.matches("[data-stock]") ? box(root, event["hex"]) : element;
      shown?.classList.add("changed");
      setTimeout(() => shown?.classList.remove("changed"), 2000);
      continue;
    }
    if (event.kind === "move") ride(root, event, delay);
    else if (kind) element.animate(kind.look.frames, { duration: kind.look.ms, delay, easing: EASE });
    if (event.kind === "blast" || event.kind === "meet" || event.kind === "win") burst(root, event, delay);
    delay = Math.min(delay + (event.kind === "move" ? MOVE : STEP), 1200);
  }
}

/** Something that cannot be done shakes its head once. */
export function refuse(element: Element): void {
  if (!settings.still) element.animate([{ transform: "none" }, { transform: "translateX(-5px)" }, { transform: "translateX(5px)" }, { transform: "none" }], { duration: 220, composite: "add" });
}
