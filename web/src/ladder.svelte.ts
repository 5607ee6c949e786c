/** The bots as a ladder: the gentlest one first, and the next when one is beaten. How far one has come is kept here. */
import type { GameInfo, Outcome, Seat } from "./wire";

const STORE = "cinderbox.ladder";
type Bot = GameInfo["bots"][number];

/** The bots that one climbs, the weakest first. */
export const rungs = (bots: readonly Bot[]): Bot[] =>
  bots.filter((bot) => bot.level > 0).sort((a, b) => a.level - b.level);

/** The bot to play for whoever has beaten those up to a level. */
export const above = (bots: readonly Bot[], beaten: number): Bot | undefined => {
  const ladder = rungs(bots);
  return ladder.find((bot) => bot.level > beaten) ?? ladder.at(-1) ?? bots[0];
};

/** One of middling strength, to sit in for a person. */
export const middling = (bots: readonly Bot[]): Bot | undefined =>
  rungs(bots)[Math.floor(rungs(bots).length / 2)] ?? bots[0];

/** The level that was beaten in a game: of its strongest bot, if nobody but the winner was a person; else 0. */
export function climbed(
  bots: readonly Bot[],
  seats: readonly Seat[],
  outcome: Outcome,
  mine: readonly number[],
): number {
  const [seat] = mine;
  const others = seats.filter((one) => one.seat !== seat);
  const won = mine.length === 1 && outcome.winners.length === 1 && outcome.winners[0] === seat;
  if (!won || !others.every((one) => one.kind === "bot")) return 0;
  return Math.max(0, ...others.map((one) => bots.find((bot) => bot.id === one.bot)?.level ?? 0));
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

class Ladder {
  private beaten = $state.raw<Record<string, number>>(typeof localStorage === "undefined" ? {} : stored());

  /** The level that was beaten in a game, 0 for a newcomer. */
  of(game: string): number {
    return this.beaten[game] ?? 0;
  }

  next(game: GameInfo): Bot | undefined {
    return above(game.bots, this.of(game.id));
  }

  note(game: string, level: number): void {
    if (level <= this.of(game)) return;
    this.beaten = { ...stored(), [game]: level };
    localStorage.setItem(STORE, JSON.stringify(this.beaten));
  }
}

export const ladder = new Ladder();
