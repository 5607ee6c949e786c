/** The secrets of the seats this browser holds, and the links that carry them to another device. */
import type { Key } from "../wire";

const STORE = "cinderbox.seats";

function all(): Record<string, Key[]> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, Key[]>;
  } catch {
    return {};
  }
}

export function keysOf(table: string): Key[] {
  return all()[table] ?? [];
}

export function myTables(): string[] {
  return Object.keys(all());
}

export function keep(table: string, keys: Key[] = []): void {
  const stored = all();
  const known = (stored[table] ?? []).filter((old) => !keys.some((key) => key.secret === old.secret));
  stored[table] = [...known, ...keys].sort((a, b) => a.seat - b.seat);
  localStorage.setItem(STORE, JSON.stringify(stored));
}

/**
 * Everybody's secrets open the same seats at the table where a game is played again, or each the next one of so many
 * seats; true if that is news.
 */
export function keepAgain(table: string, rematch: string, rotated: boolean, seats: number): boolean {
  const keys = keysOf(table);
  const news = keys.length > 0 && !keysOf(rematch).length;
  const moved = (seat: number): number => (seat < 0 || !rotated ? seat : (seat + 1) % seats);
  if (news)
    keep(
      rematch,
      keys.map(({ seat, secret }) => ({ seat: moved(seat), secret })),
    );
  return news;
}

/** The server has said which seats are held here: a key that came by a link learns which one it opens. */
export function settle(table: string, seats: readonly number[]): void {
  const [key, ...others] = keysOf(table);
  const [seat] = seats;
  if (key && seat !== undefined && key.seat < 0 && !others.length && seats.length === 1)
    keep(table, [{ seat, secret: key.secret }]);
}

export function forget(table: string): void {
  const { [table]: _, ...rest } = all();
  localStorage.setItem(STORE, JSON.stringify(rest));
}

/** The link that seats whoever opens it. */
export function seatLink(table: string, secret: string): string {
  return `${location.origin}/t/${table}#s=${secret}`;
}

/** Secrets in the address bar are kept, then taken out of it. The server says which seats they open. */
export function takeFromAddress(table: string): void {
  const secrets = new URLSearchParams(location.hash.slice(1)).getAll("s");
  if (!secrets.length) return;
  const known = keysOf(table);
  keep(
    table,
    secrets.filter((s) => !known.some((key) => key.secret === s)).map((secret) => ({ seat: -1, secret })),
  );
  history.replaceState(null, "", location.pathname);
}
