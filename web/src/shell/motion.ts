/**
 * What happened, shown on the table as it is now: a short animation on the place of each event, one after the other. A
 * game gives the tables: what its kinds of events look like and where they show. Knows no game.
 */
import { settings } from "../settings.svelte";
import type { TableEvent } from "../wire";

export interface Look {
  frames: Keyframe[];
  ms: number;
}

/** A game knows all of its events, the shell only their kinds. */
export interface Motion<Event = never> {
  /** What an event of a kind looks like. */
  looks: Readonly<Partial<Record<string, Look>>>;
  /** Where it shows, as a selector. */
  spot: (event: Event) => string | null;
  /** More than a look, or something else instead: plays it and says how long the next event waits; null: the look. */
  show?: (event: Event, element: HTMLElement | null, delay: number) => number | null;
  /** What keeps an outline where nothing shall move, if it is not the spot. */
  marks?: (event: Event, element: HTMLElement | null) => Element | null;
}

export const EASE = "cubic-bezier(.2,.8,.25,1)";
/** Milliseconds from one event to the next. */
export const STEP = 150;
/** All that is told at once has begun by then. */
const LATEST = 1200;
/** How long an outline stays. */
const MARKED = 2000;

export function playEvents(events: readonly TableEvent[], motion: Motion): void {
  let delay = 0;
  for (const told of events) {
    const event = told as never;
    const where = motion.spot(event);
    const element = where ? document.querySelector<HTMLElement>(where) : null;
    if (settings.still) {
      mark(motion.marks ? motion.marks(event, element) : element);
      continue;
    }
    const look = motion.looks[told.kind];
    const shown = motion.show?.(event, element, delay) ?? null;
    if (shown === null && look && element) animate(element, look, delay);
    if (shown !== null || (look && element)) delay = Math.min(delay + (shown ?? STEP), LATEST);
  }
}

export const animate = (element: Element, look: Look, delay: number): Animation =>
  element.animate(look.frames, { duration: look.ms, delay, easing: EASE });

function mark(element: Element | null): void {
  element?.classList.add("changed");
  if (element) setTimeout(() => element.classList.remove("changed"), MARKED);
}

/** The middle of something in the window. */
export function middleOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Something that cannot be done shakes its head once. */
export function refuse(element: Element): void {
  if (settings.still) return;
  const frames = ["none", "translateX(-5px)", "translateX(5px)", "none"].map((transform) => ({ transform }));
  element.animate(frames, { duration: 220, composite: "add" });
}
