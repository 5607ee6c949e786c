/** How cards travel, burn and shake. Moves are Svelte's crossfade; what an event did is a short animation on its place. */
import { crossfade, type TransitionConfig } from "svelte/transition";
import { settings } from "../../settings.svelte";
import type { TableEvent } from "../../wire";
import type { Event } from "./events.gen";
import { eventsOf } from "./view";

const MOVE = 260;
const BURN = 420;
const STEP = 140;

const ease = (t: number): number => 1 - (1 - t) ** 3;
const long = (ms: number): number => (settings.still ? 1 : ms);

export interface Travel {
  key: string | number;
  /** What becomes of it where nothing takes it up: it burns, or it goes to or comes from somewhere. */
  how?: "burn" | "fade";
  by?: string;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function burn(): TransitionConfig {
  return {
    duration: long(BURN),
    css: (t) =>
      `transform:rotate(${(1 - t) * -7}deg) scale(${0.8 + 0.2 * t});filter:brightness(${t}) sepia(${1 - t});opacity:${Math.min(1, t * 1.6)};` +
      `clip-path:polygon(0 0,${t * 110}% 0,${t * 96}% 40%,${t * 112}% 60%,${t * 92}% 100%,0 100%)`,
  };
}

function alone(node: Element, travel: Travel, intro: boolean): TransitionConfig {
  if (!intro && travel.how === "burn") return burn();
  const other = travel.by ? document.querySelector(travel.by) : null;
  if (!other || !other.getClientRects().length)
    return { duration: long(intro ? MOVE : 120), easing: ease, css: (t) => `opacity:${t}` };
  const from = centre(other);
  const to = centre(node);
  return {
    duration: long(MOVE + 60),
    easing: ease,
    css: (t, u) =>
      `transform:translate(${(from.x - to.x) * u}px,${(from.y - to.y) * u}px) scale(${1 - 0.6 * u}) rotate(${u * -8}deg);opacity:${Math.min(1, t * 2.2)}`,
  };
}

const [sendPair, receivePair] = crossfade({
  duration: (distance) => long(Math.min(MOVE + distance * 0.12, 420)),
  easing: ease,
  fallback: (node, params, intro) => alone(node, params as Travel, intro),
});

export const send = sendPair as (node: Element, travel: Travel) => () => TransitionConfig;
export const receive = receivePair as (node: Element, travel: Travel) => () => TransitionConfig;

const SHAKE: Keyframe[] = [
  { transform: "translate(0)" },
  { transform: "translate(-7px,2px) rotate(-2deg)", filter: "brightness(1.6) sepia(.6)" },
  { transform: "translate(6px,-2px) rotate(2deg)" },
  { transform: "translate(-4px,1px)" },
  { transform: "translate(0)" },
];
const KINDS: Partial<Record<Event["kind"], { frames: Keyframe[]; ms: number }>> = {
  damage: { frames: SHAKE, ms: BURN },
  destroy: {
    frames: [
      { filter: "brightness(2.4) sepia(1)" },
      { filter: "brightness(.3)", transform: "scale(.96) rotate(-2deg)" },
      { filter: "none", transform: "none" },
    ],
    ms: 560,
  },
  restore: { frames: [{ boxShadow: "0 0 0 4px var(--good)" }, { boxShadow: "0 0 0 14px transparent" }], ms: 640 },
  use: {
    frames: [
      { transform: "none" },
      { transform: "translateY(-5px) scale(1.03)", filter: "brightness(1.25)" },
      { transform: "none" },
    ],
    ms: 380,
  },
  borrow: {
    frames: [
      { transform: "none" },
      { transform: "translateY(-5px) scale(1.03)", filter: "brightness(1.25)" },
      { transform: "none" },
    ],
    ms: 380,
  },
  flip: { frames: [{ transform: "rotateY(90deg)" }, { transform: "none" }], ms: 420 },
  rebuild: {
    frames: [
      { boxShadow: "0 0 0 4px var(--good)", opacity: 0.4 },
      { boxShadow: "0 0 0 14px transparent", opacity: 1 },
    ],
    ms: 640,
  },
  queue: {
    frames: [
      { transform: "scale(.7)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    ms: MOVE,
  },
  advance: {
    frames: [
      { transform: "translateY(14px)", opacity: 0.5 },
      { transform: "none", opacity: 1 },
    ],
    ms: MOVE,
  },
  push: {
    frames: [
      { transform: "translateY(-14px)", opacity: 0.5 },
      { transform: "none", opacity: 1 },
    ],
    ms: MOVE,
  },
  resolve: { frames: [{ boxShadow: "0 0 0 3px var(--flame)" }, { boxShadow: "0 0 0 18px transparent" }], ms: 640 },
  silo: { frames: [{ transform: "scale(1.25)" }, { transform: "none" }], ms: MOVE },
  water: { frames: [{ transform: "translateY(-6px) scale(1.15)" }, { transform: "none" }], ms: 380 },
  draw: { frames: [{ transform: "scale(1.2)" }, { transform: "none" }], ms: MOVE },
  junk: { frames: [{ transform: "scale(1.2)" }, { transform: "none" }], ms: MOVE },
};

/** Where on the board an event shows. */
export function spot(event: Event): string | null {
  const { kind, seat } = event;
  if ("place" in event && event.place !== null) return `[data-place="${event.place}"]`;
  if ("space" in event) return `[data-queue="${seat}.${event.space}"]`;
  if (kind === "resolve") return `[data-queue="${seat}.1"]`;
  if (kind === "silo") return `[data-silo="${seat}"]`;
  if (kind === "water") return "[data-water]";
  if (kind === "draw") return `[data-hand="${seat}"]`;
  if (kind === "junk" || kind === "discard") return "[data-discard]";
  return null;
}

/** Play what happened, one event after the other; without motion the changed place keeps an outline for a while. */
export function playEvents(root: HTMLElement, events: readonly TableEvent[]): void {
  let delay = 0;
  for (const event of eventsOf(events)) {
    const kind = KINDS[event.kind];
    const where = spot(event);
    const element = kind && where ? root.querySelector<HTMLElement>(where) : null;
    if (!kind || !element) continue;
    if (settings.still) {
      element.classList.add("changed");
      setTimeout(() => element.classList.remove("changed"), 2000);
      continue;
    }
    element.animate(kind.frames, { duration: kind.ms, delay, easing: "cubic-bezier(.2,.8,.25,1)" });
    delay = Math.min(delay + STEP, 1000);
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
      { duration: 220 },
    );
}
