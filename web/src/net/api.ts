/** The server's HTTP calls. Whatever goes wrong becomes an Error whose message a person can read. */
import { t } from "../texts";
import type { GameInfo, Json, Key, NewTable, Scene, TableInfo } from "../wire";

async function call<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Error(t("error.unreachable"));
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Error(t("error.server", { status: answer.status }));
  }
  if (!answer.ok) {
    const said = data as { reason?: string; detail?: string } | null;
    throw new Error(said?.reason ?? said?.detail ?? t("error.server", { status: answer.status }));
  }
  return data as T;
}

const id = encodeURIComponent;

export interface Seated {
  id: string;
  keys: Key[];
}

export const api = {
  games: () => call<GameInfo[]>("GET", "/api/games"),
  catalog: (game: string, options: Record<string, string>) =>
    call<Json>("GET", `/api/games/${id(game)}/catalog?${new URLSearchParams(options)}`),
  help: (game: string) => call<{ markdown: string }>("GET", `/api/games/${id(game)}/help`),
  lessons: (game: string) => call<{ id: string; title: string }[]>("GET", `/api/lessons/${id(game)}`),
  lesson: (game: string, lesson: string) => call<Seated>("POST", `/api/lessons/${id(game)}/${id(lesson)}`, {}),
  tables: () => call<TableInfo[]>("GET", "/api/tables"),
  table: (table: string) => call<TableInfo>("GET", `/api/tables/${id(table)}`),
  open: (table: NewTable) => call<Seated>("POST", "/api/tables", table),
  join: (table: string, name: string, seat?: number) =>
    call<{ seat: number; secret: string }>("POST", `/api/tables/${id(table)}/join`, seat === undefined ? { name } : { name, seat }),
  record: (table: string) => call<Json>("GET", `/api/tables/${id(table)}/record`),
  importRecord: (record: unknown) => call<{ id: string }>("POST", "/api/records", record),
  fork: (table: string, at: number) => call<Seated>("POST", `/api/tables/${id(table)}/fork`, { at }),
  rematch: (table: string, secret?: string) => call<Seated>("POST", `/api/tables/${id(table)}/rematch`, {}, secret),
  replay: (table: string, seat: number | "all", at: number) =>
    call<Scene & { at?: number; moments?: number }>("GET", `/api/tables/${id(table)}/replay?seat=${seat}&at=${at}`),
};
