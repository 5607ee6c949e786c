/** What the events of City of Remnants look like on its table. */
import { COME, FLASH, GOOD, LEAP, LIFT, SHAKE, SWELL, TUMBLE } from "../../shell/looks";
import { animate, type Look, type Motion } from "../../shell/motion";
import type { Event } from "./events.gen";
import { spot as cell } from "./view";

const looks: Partial<Record<Event["kind"], Look>> = {
  round: FLASH,
  turn: SWELL,
  play: LIFT,
  member: COME,
  goods: COME,
  gain: SWELL,
  pay: SWELL,
  rob: SHAKE,
  fame: LEAP,
  shame: SHAKE,
  award: LEAP,
  rise: GOOD,
  announce: LIFT,
  bid: SWELL,
  recruit: GOOD,
  build: LEAP,
  produce: SWELL,
  stock: SWELL,
  sell: SWELL,
  wreck: SHAKE,
  enter: SWELL,
  battle: SHAKE,
  fight: SHAKE,
  reveal: COME,
  use: LIFT,
  aim: SHAKE,
  dice: TUMBLE,
  total: SWELL,
  battle_won: GOOD,
  figure_lost: SHAKE,
  figure_spared: SHAKE,
  bribe: SWELL,
  token: LEAP,
};
/** Milliseconds that a figure walks. */
const WALK = 420;

/** Where on the table an event shows. */
function spot(event: Event): string | null {
  const { kind, seat } = event;
  switch (kind) {
    case "round":
      return ".bar .cor .now";
    case "member":
      return `.cor [data-row="members"] [data-card="${event.card}"]`;
    case "goods":
      return `.cor [data-row="market"] [data-card="${event.card}"]`;
    case "announce":
      return `.rslip [data-card="${event.card}"], .cor [data-row="members"] [data-card="${event.card}"]`;
    case "bid":
      return `.rslip [data-bidder="${seat}"]`;
    case "gain":
    case "pay":
    case "rob":
      return `.cor [data-arcs="${seat}"]`;
    case "fame":
    case "shame":
    case "award":
      return `.cor [data-renown="${seat}"]`;
    case "move":
    case "enter":
      return `.cor [data-figure="${event.space}.${seat}"]`;
    case "figure_lost":
    case "figure_spared":
    case "battle":
    case "fight":
    case "token":
    case "bribe":
      return `.cor [data-space="${event.space}"]`;
    case "build":
    case "produce":
    case "stock":
    case "sell":
    case "wreck":
      return `.cor [data-tile="${event.space}"]`;
    case "dice":
      return `.rslip [data-dice="${seat}"]`;
    case "reveal":
    case "use":
    case "aim":
      return `.rslip [data-side="${seat}"] [data-card="${event.card}"]`;
    case "total":
      return `.rslip [data-total="${seat}"]`;
  }
  return seat === null ? null : `.cor [data-player="${seat}"]`;
}

/** A figure walks from where it was; in the city a space is 100 units wide. */
function show(event: Event, element: HTMLElement | null, delay: number): number | null {
  if (event.kind !== "move" || !element) return null;
  const [[c, r], [column, row]] = [cell(event.start), cell(event.space)];
  const frames = [{ transform: `translate(${(c - column) * 100}px,${(r - row) * 100}px)` }, { transform: "none" }];
  animate(element, { frames, ms: WALK }, delay);
  return WALK;
}

export const motion: Motion<Event> = { looks, spot, show };
