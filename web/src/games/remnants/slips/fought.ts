/** A battle as the log tells it: who laid what, what the dice showed, what it came to. Pure. */
import type { Event } from "../events.gen";

export interface Side {
  seat: number;
  cards: string[];
  dice: number[];
  sums: { cards: number; hits: number; more: number; total: number } | null;
}
export interface Fought {
  space: string;
  attacker: number;
  /** null: the Yugai. */
  defender: number | null;
  token: string | null;
  /** The total of the Yugai. */
  attack: number | null;
  sides: Side[];
  /** Who won; null: the Yugai did, or nobody yet. */
  winner: number | null;
  over: boolean;
  lost: { seat: number; card: string }[];
}

const side = (seat: number): Side => ({ seat, cards: [], dice: [], sums: null });

/** The last battle of these events, or null. */
export function lastBattle(events: readonly Event[]): Fought | null {
  let found: Fought | null = null;
  for (const event of events) {
    if (event.kind === "battle")
      found = {
        space: event.space,
        attacker: event.seat,
        defender: event.other,
        token: null,
        attack: null,
        sides: [side(event.seat), side(event.other)],
        winner: null,
        over: false,
        lost: [],
      };
    else if (event.kind === "fight")
      found = {
        space: event.space,
        attacker: event.seat,
        defender: null,
        token: event.token,
        attack: event.attack,
        sides: [side(event.seat)],
        winner: null,
        over: false,
        lost: [],
      };
    else if (found) told(found, event);
  }
  return found;
}

function told(found: Fought, event: Event): void {
  const mine = found.sides.find((one) => one.seat === event.seat);
  if (event.kind === "ycu_total") found.attack = event.total;
  if (!mine || found.over) {
    if (event.kind === "remove" && mine && !found.lost.some((one) => one.card === event.card))
      found.lost.push({ seat: event.seat, card: event.card });
    return;
  }
  if (event.kind === "reveal") mine.cards.push(event.card);
  else if (event.kind === "dice") mine.dice = event.dice;
  else if (event.kind === "total")
    mine.sums = { cards: event.cards, hits: event.hits, more: event.more, total: event.total };
  else if (event.kind === "battle_won") {
    found.winner = event.seat;
    found.over = true;
  } else if (event.kind === "battle_lost") found.over = true;
}
