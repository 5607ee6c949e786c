/** The scores of games that were played alone, kept in this browser to be beaten; each by the options of its game. */
import { t } from "./texts";
import type { Outcome } from "./wire";

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
    const known = stored();
    const games = known[game] ?? [];
    if (!counted(outcome) || games.some((one) => one.table === table)) return;
    const one = { table, options: worded(options), score: outcome.scores[0] ?? 0, won: outcome.winners.length > 0 };
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
