/** A battle as the log tells it: who laid what, what the dice showed, what it came to. Pure. */
import { fill } from "../../../texts";
import type { Event } from "../events.gen";
import { words } from "../texts/slips";

/** Who sits where. */
type Table = { name(seat: number): string };

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
  /** By how much, 0: a tie. */
  margin: number | null;
  over: boolean;
  lost: { seat: number; card: string }[];
}

/** How it ended, in a line. */
export function ended(table: Table, yugai: boolean, winner: number | null, margin: number | null): string {
  if (winner === null) return words.yugaiWin;
  if (yugai) return words.yugaiLose;
  const name = table.name(winner);
  return margin ? fill(words.wonBy, { name, n: margin }) : fill(words.wonTie, { name });
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
        margin: null,
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
        margin: null,
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
    found.margin = event.by;
    found.over = true;
  } else if (event.kind === "battle_lost") found.over = true;
}
