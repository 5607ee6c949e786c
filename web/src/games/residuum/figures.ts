/** Pieces, rings and cubes that are drawn for a while over the map: they ride, fall over, go out and fly. */
import { EASE, middleOf } from "../../shell/motion";
import type { Event } from "./events.gen";
import { moved, type Move } from "./followed";

/** Milliseconds of a ride, and of a flight. */
export const MOVE = 460;
export const FLY = 620;
const GLIDE = "cubic-bezier(.45,.05,.25,1)";
const SVG = "http://www.w3.org/2000/svg";

type Gone = Extract<Event, { kind: "home" | "supply" }>;
export type Burst = Extract<Event, { kind: "destroy_barricade" | "blast" | "meet" | "take_over" }>;

/** A hex on the map. */
export const box = (hex: string): SVGGraphicsElement | null => document.querySelector(`[data-hex="${hex}"]`);

interface At {
  x: number;
  y: number;
}

/** The middle of a hex on the map. */
function middle(element: SVGGraphicsElement): At {
  const found = (element.querySelector<SVGGraphicsElement>(".ground") ?? element).getBBox();
  return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}

/** Whether something can be seen: drawn, and under nothing else. */
export function seen(element: Element | null): element is Element {
  if (!element || !element.getClientRects().length) return false;
  const { x, y } = middleOf(element);
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
export function ride(event: Move, delay: number): void {
  const [from, to] = [box(event.start), box(event.hex)];
  const layer = document.querySelector(".fx");
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
    document
      .querySelector(`[data-pieces="${event.hex}"] [data-chip="${event.seat}.${kind}"]`)
      ?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.92 }, { opacity: 1 }], {
        duration: delay + MOVE,
        easing: "linear",
      });
}

/** What goes home or back to the supply leaves the hex, falling over. */
export function leave(event: Gone, delay: number): void {
  const hex = box(event.hex);
  const layer = document.querySelector(".fx");
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
export function burst(event: Burst, delay: number): void {
  const place = event.kind === "destroy_barricade" ? event.border.split(".")[0] : event.hex;
  const hex = box(place ?? "");
  const layer = document.querySelector(".fx");
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
    document
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
export function fly(from: Element, to: Element | null, resource: string, n: number, delay: number): void {
  const [a, b] = [middleOf(from), seen(to) ? middleOf(to) : null];
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
