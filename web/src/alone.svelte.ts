/**
 * The scores of games that were played alone, to be beaten; each by the options of its game. This browser keeps them,
 * and the house knows those of the same player on other devices.
 */
import { house } from "./net/house";
import { t } from "./texts";
import type { Outcome } from "./wire";
import type { Result } from "./wire.gen";

const STORE = "cinderbox.alone";
const MOST = 200; // of one game; the oldest ones go, but never the best

export interface Past {
  table: string;
  options: string;
  score: number;
  won: boolean;
}

type Options = Record<string, unknown>;

/** Options in words that are also a key: "draft, village", with the names of those that are switched on. */
export const worded = (options: Options): string =>
  Object.keys(options)
    .sort()
    .filter((name) => options[name] !== false)
    .map((name) => (options[name] === true ? name.replaceAll("_", " ") : String(options[name])))
    .join(", ");

/** A win beats a loss; then the score counts. */
export const better = (one: Past, other: Past): boolean => (one.won === other.won ? one.score > other.score : one.won);

export const bestOf = (games: readonly Past[]): Past | null =>
  games.reduce<Past | null>((best, one) => (best && !better(one, best) ? best : one), null);

/** Who gave up has no score. */
export const counted = (outcome: Outcome): boolean =>
  outcome.scores.length === 1 && (outcome.sheet.length > 0 || outcome.scores[0] !== 0);

/** "57, won", "41, lost". */
export const scored = (one: Past): string => t(one.won ? "alone.won" : "alone.lost", { n: one.score });

function stored(): Record<string, Past[]> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, Past[]>;
  } catch {
    return {};
  }
}

class Alone {
  private past = $state.raw<Record<string, Past[]>>(typeof localStorage === "undefined" ? {} : stored());

  /** The games with such options, the oldest first. */
  of(game: string, options: Options): Past[] {
    const wanted = worded(options);
    return (this.past[game] ?? []).filter((one) => one.options === wanted);
  }

  /** A game is over: its score is kept, once. */
  note(game: string, table: string, options: Options, outcome: Outcome): void {
    if (counted(outcome)) this.keep(game, table, options, outcome.scores[0] ?? 0, outcome.winners.length > 0);
  }

  /** What the house knows of the same player is kept here, too; who gave up there has no score. */
  learn(results: readonly Result[]): void {
    for (const one of [...results].reverse()) {
      const [score = 0, won] = [one.scores[0], one.came === "won"];
      if (won || score) this.keep(one.game, one.table, one.options as Options, score, won);
    }
  }

  /** Ask the house; without an answer this browser's scores have to do. */
  async recall(): Promise<void> {
    this.learn(await house.solo().catch(() => []));
  }

  private keep(game: string, table: string, options: Options, score: number, won: boolean): void {
    const known = stored();
    const games = known[game] ?? [];
    if (games.some((one) => one.table === table)) return;
    const one = { table, options: worded(options), score, won };
    const best = (old: Past): boolean => bestOf(games.filter((each) => each.options === old.options)) === old;
    const spare = games.length < MOST ? null : games.find((old) => !best(old));
    this.past = { ...known, [game]: [...games.filter((old) => old !== spare), one] };
    localStorage.setItem(STORE, JSON.stringify(this.past));
  }

  /** What is to be beaten with such options, in a line; "" if nothing is. */
  toBeat(game: string, options: Options): string {
    const games = this.of(game, options);
    const best = bestOf(games);
    if (!best) return "";
    const wins = games.filter((one) => one.won).length;
    return t("alone.toBeat", { best: scored(best), wins, games: games.length });
  }
}

export const alone = new Alone();
