/** What the events of Resurgence look like on its table. */
import { COME, FLASH, GOOD, LEAP, LIFT, SHAKE, SWELL } from "../../shell/looks";
import type { Look, Motion } from "../../shell/motion";
import type { Event } from "./events.gen";

const looks: Partial<Record<Event["kind"], Look>> = {
  round: FLASH,
  event: COME,
  event_used: LIFT,
  assign: SWELL,
  advance: LEAP,
  mutants_advance: LEAP,
  place: LIFT,
  rest: SWELL,
  activate: LIFT,
  exhaust: SHAKE,
  gain: SWELL,
  pay: SWELL,
  vp: GOOD,
  vp_lost: SHAKE,
  plan: SWELL,
  complete: GOOD,
  file: SWELL,
  rescue: LIFT,
  build: GOOD,
  level: GOOD,
  row_new: COME,
  mission_new: COME,
  encounter: SHAKE,
  beast: GOOD,
  mutants_vp: SHAKE,
  mutants_mission: SHAKE,
  block: SHAKE,
};

/** Where on the table an event shows. */
function spot(event: Event): string | null {
  const { kind, seat } = event;
  const who = seat === null ? null : `.rsg :is([data-player="${seat}"], [data-assignment="${seat}"])`;
  switch (kind) {
    case "round":
      return ".rsg .rounds .now";
    case "event":
    case "event_used":
      return ".rsg .evc";
    case "advance":
      return `.rsg [data-marker="${seat}.${event.area}"]`;
    case "mutants_advance":
      return `.rsg [data-marker="foe.${event.area}"]`;
    case "mutants_vp":
      return '.rsg [data-player="foe"]';
    case "place":
      return `.rsg [data-thing="${event.space}"], .rsg [data-thing="room.${event.space}"]`;
    case "build":
    case "block":
      return `.rsg [data-thing="room.${event.space}"]`;
    case "activate":
    case "exhaust":
      return `.rsg [data-thing="crew${seat}.${event.card}"]`;
    case "plan":
    case "complete":
      return `.rsg [data-thing="slot${seat}.${event.mission}"]`;
    case "file":
      return `.rsg [data-column="${seat}.${event.column}"]`;
    case "encounter":
      return `.rsg [data-met="${event.space}"]`;
    case "beast":
      return `.rsg [data-thing="${event.space}"]`;
    case "row_new":
      return `.rsg [data-row] [data-space="${event.number}"]`;
    case "gain":
      return `.rsg [data-stock="${seat}"] [data-item="${event.item}"]`;
    case "pay":
      return `.rsg [data-stock="${seat}"]`;
  }
  return who;
}

export const motion: Motion<Event> = { looks, spot };
