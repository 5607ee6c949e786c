/** What the events of The Pioneers Program look like on its table. */
import type { Look, Motion } from "../../shell/motion";
import type { Event } from "./events.gen";

const SHAKE: Look = {
  frames: [
    { transform: "translate(0)" },
    { transform: "translate(-6px,1px)", filter: "brightness(1.5) sepia(.5)" },
    { transform: "translate(6px,-1px)" },
    { transform: "translate(0)" },
  ],
  ms: 420,
};
const LIFT: Look = {
  frames: [
    { transform: "none" },
    { transform: "translateY(-5px) scale(1.04)", filter: "brightness(1.25)" },
    { transform: "none" },
  ],
  ms: 380,
};
const SWELL: Look = { frames: [{ transform: "scale(1.25)" }, { transform: "none" }], ms: 260 };
const GOOD: Look = {
  frames: [{ boxShadow: "0 0 0 4px var(--good)" }, { boxShadow: "0 0 0 14px transparent" }],
  ms: 640,
};
const COME: Look = {
  frames: [
    { transform: "translateX(-40px)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ],
  ms: 260,
};
const FLASH: Look = {
  frames: [{ boxShadow: "0 0 0 3px var(--flame)" }, { boxShadow: "0 0 0 16px transparent" }],
  ms: 640,
};

const looks: Partial<Record<Event["kind"], Look>> = {
  round: FLASH,
  alarm: FLASH,
  alarm_active: FLASH,
  turn: SWELL,
  buy: SWELL,
  draw: SWELL,
  play: LIFT,
  activate: LIFT,
  skill: LIFT,
  plan: SWELL,
  gain: SWELL,
  lose_resources: SHAKE,
  overflow: SHAKE,
  loot: SHAKE,
  rob: SHAKE,
  research: SWELL,
  complete: GOOD,
  new_project: COME,
  attack: SHAKE,
  raid: SHAKE,
  boost: SWELL,
  arm: SWELL,
  roll: {
    frames: [
      { transform: "rotate(-24deg) scale(1.3)", opacity: 0.4 },
      { transform: "rotate(12deg) scale(1.1)" },
      { transform: "none", opacity: 1 },
    ],
    ms: 520,
  },
  held: GOOD,
  failed: SHAKE,
  save: GOOD,
  hq: { frames: [{ transform: "rotateY(90deg)" }, { transform: "none" }], ms: 420 },
  points: { frames: [{ transform: "scale(1.7)" }, { transform: "none" }], ms: 420 },
  produce: SWELL,
  trade: SWELL,
  upkeep: LIFT,
  unpaid: SHAKE,
  fill: COME,
  pass: SWELL,
  survivor: LIFT,
};

/** Where on the table an event shows. */
function spot(event: Event): string | null {
  const { kind, seat } = event;
  const town = seat === null ? null : `[data-town="${seat}"]`;
  switch (kind) {
    case "round":
    case "alarm":
    case "alarm_active":
      return ".pio .rt .now";
    case "roll":
      return `.rslip [data-dice="${seat}"]`;
    case "boost":
    case "arm":
      return `.rslip [data-side="${seat}"]`;
    case "points":
      return `.pio [data-space="${event.after}"] .c${seat + 1}`;
    case "research":
    case "complete":
    case "new_project":
      return `.pio [data-thing="project.${event.project}"]`;
    case "buy":
    case "fill":
      return `.pio [data-slot="${event.slot}"]`;
    case "draw":
      return ".pio [data-wastes]";
    case "attack":
    case "raid":
    case "loot":
    case "rob":
      return `.pio [data-town="${event.rival}"]`;
    case "hq":
      return `.pio ${town} [data-card="${event.hq}"]`;
    case "play":
    case "activate":
    case "upkeep":
    case "unpaid":
    case "save":
      return `.pio ${town} [data-card="${event.card}"]`;
    case "gain":
    case "plan":
    case "produce":
    case "trade":
    case "lose_resources":
    case "overflow":
      return `.pio [data-pile="${seat}"]`;
    case "skill":
    case "survivor":
      return `.pio ${town} [data-card="${event.survivor}"]`;
  }
  return town && `.pio ${town}`;
}

export const motion: Motion<Event> = { looks, spot };
