/** Who is at the table: people and bots in their seats, who is away, who watches, what was said. */
import { middling } from "../ladder.svelte";
import { api } from "../net/api";
import { play } from "../sound";
import { t } from "../texts";
import type { FromServer, Said, Seat, ToServer } from "../wire";

/** Somebody who is not here: since when, and until when their seat is kept for them (both as `performance.now()`). */
export interface Absent {
  since: number;
  kept: number;
}

export class Company {
  seats = $state.raw<Seat[]>([]);
  absent = $state.raw<ReadonlyMap<number, Absent>>(new Map());
  spectators = $state.raw<string[]>([]);
  chats = $state<Said[]>([]);
  /** A bot would play for somebody: what this browser is asked to agree to. */
  asked = $state.raw<{ seat: number; bot: string; by: number } | null>(null);

  constructor(private send: (message: ToServer) => void) {}

  /** All that was said comes again, and so does what was asked. */
  again(): void {
    this.chats = [];
    this.asked = null;
  }

  hear(message: Extract<FromServer, { type: "people" }>): void {
    const here = (seat: Seat): boolean => this.seats.find((old) => old.seat === seat.seat)?.present ?? false;
    if (this.seats.length && message.seats.some((seat) => seat.present && !here(seat))) play("knock");
    this.seats = message.seats;
    this.spectators = message.spectators;
    this.absent = new Map(
      message.absent.map(({ seat, seconds, wait }) => [
        seat,
        { since: performance.now() - seconds * 1000, kept: performance.now() + wait * 1000 },
      ]),
    );
  }

  /** Whoever's consent is missing is asked for it, until the proposal ends. */
  hearTakeover({ seat, bot, by, asked }: Extract<FromServer, { type: "ask_takeover" }>, mine: readonly number[]): void {
    if (asked.some((one) => mine.includes(one))) this.asked = { seat, bot, by };
    else if (this.asked?.seat === seat) this.asked = null;
  }

  consent(yes: boolean): void {
    if (this.asked) this.send({ type: "consent", seat: this.asked.seat, yes });
    this.asked = null;
  }

  /** Propose that a bot of middling strength plays for somebody who is away. */
  async standIn(seat: number, game: string): Promise<void> {
    const bots = (await api.games()).find((one) => one.id === game)?.bots ?? [];
    const bot = middling(bots);
    if (bot) this.send({ type: "takeover", seat, bot: bot.id });
  }

  chat(text: string): void {
    if (text.trim()) this.send({ type: "chat", text: text.trim().slice(0, 500) });
  }

  name(seat: number): string {
    const found = this.seats.find((one) => one.seat === seat);
    return found?.kind === "open" ? t("seat.open") : found?.name || t("seat.number", { n: seat + 1 });
  }
}
