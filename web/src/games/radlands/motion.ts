/** What the events of Radlands look like on its board. */
import type { Look, Motion } from "../../shell/motion";
import type { Event } from "./events.gen";

const MOVE = 260;
const BURN = 420;

const SHAKE: Keyframe[] = [
  { transform: "translate(0)" },
  { transform: "translate(-7px,2px) rotate(-2deg)", filter: "brightness(1.6) sepia(.6)" },
  { transform: "translate(6px,-2px) rotate(2deg)" },
  { transform: "translate(-4px,1px)" },
  { transform: "translate(0)" },
];
const looks: Partial<Record<Event["kind"], Look>> = {
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
  draw: { frames: [{ transform: "scale(1.2)" }, { transform: "none" }], ms: MOVE },
  junk: { frames: [{ transform: "scale(1.2)" }, { transform: "none" }], ms: MOVE },
};

/** Where on the board an event shows; the hand shows by itself what comes and goes. */
function place(event: Event): string | null {
  const { kind, seat } = event;
  if ("place" in event && event.place !== null) return `[data-place="${event.place}"]`;
  if ("space" in event) return `[data-queue="${seat}.${event.space}"]`;
  if (kind === "resolve") return `[data-queue="${seat}.1"]`;
  if (kind === "silo") return `[data-silo="${seat}"]`;
  if (kind === "draw") return `[data-hand="${seat}"]`;
  if (kind === "junk" || kind === "discard") return "[data-discard]";
  return null;
}

export const motion: Motion<Event> = {
  looks,
  spot: (event) => {
    const where = place(event);
    return where && `.rad.board ${where}`;
  },
};
