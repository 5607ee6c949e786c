/** What the events of The Pioneers Program look like on its table. */
import { COME, FLASH, GOOD, LIFT, SHAKE, SWELL, TUMBLE } from "../../shell/looks";
import type { Look, Motion } from "../../shell/motion";
import type { Event } from "./events.gen";

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
  roll: TUMBLE,
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
      return ".pio .rounds .now";
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
