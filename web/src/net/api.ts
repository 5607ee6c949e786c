/** The server's HTTP calls. Whatever goes wrong becomes an Error whose message a person can read. */
import { t } from "../texts";
import type {
  GameInfo,
  HelpPage,
  Json,
  Key,
  LessonInfo,
  Made,
  NewTable,
  Reviewed,
  RuleText,
  Scene,
  TableInfo,
} from "../wire";
import { playerKey } from "./player";

export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<T> {
  const headers: Record<string, string> = { "Cinderbox-Key": playerKey(), ...more };
  if (body !== undefined) headers["Content-Type"] = "application/json";
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

/** A picture from the server, as text. */
async function drawn(path: string, body: unknown): Promise<string> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(t("error.server", { status: answer.status }));
  return answer.text();
}

const id = encodeURIComponent;

export const api = {
  games: () => call<GameInfo[]>("GET", "/api/games"),
  catalog: (game: string, options: Record<string, string>) =>
    call<Json>("GET", `/api/games/${id(game)}/catalog?${new URLSearchParams(options)}`),
  rules: (game: string) => call<Record<string, RuleText>>("GET", `/api/games/${id(game)}/rules`),
  help: (game: string, options: Record<string, string> = {}) =>
    call<HelpPage>("GET", `/api/games/${id(game)}/help?${new URLSearchParams(options)}`),
  lessons: (game: string) => call<LessonInfo[]>("GET", `/api/lessons/${id(game)}`),
  lesson: (game: string, lesson: string) => call<Made>("POST", `/api/lessons/${id(game)}/${id(lesson)}`, {}),
  tables: () => call<TableInfo[]>("GET", "/api/tables"),
  table: (table: string) => call<TableInfo>("GET", `/api/tables/${id(table)}`),
  open: (table: NewTable) => call<Made>("POST", "/api/tables", table),
  join: (table: string, name: string, rated = false) =>
    call<Key>("POST", `/api/tables/${id(table)}/join`, { name, rated }),
  record: (table: string) => call<Json>("GET", `/api/tables/${id(table)}/record`),
  importRecord: (record: unknown) => call<Made>("POST", "/api/records", record),
  /** A new table from a moment of a finished game: for all whom people played, or for one seat against bots. */
  fork: (table: string, at: number, seat: number | null = null) =>
    call<Made>("POST", `/api/tables/${id(table)}/fork`, { at, seat }),
  analysis: (table: string) => call<Reviewed>("GET", `/api/tables/${id(table)}/analysis`),
  better: (table: string, seat: number | "all", turning: number, step: number) =>
    call<Scene>(
      "GET",
      `/api/tables/${id(table)}/analysis/${turning}?${seat === "all" ? "" : `seat=${seat}&`}step=${step}`,
    ),
  heard: (table: string, seat: number | "all") =>
    call<number[]>("GET", `/api/tables/${id(table)}/replay/heard${seat === "all" ? "" : `?seat=${seat}`}`),
  replay: (table: string, seat: number | "all", at: number) =>
    call<Scene>("GET", `/api/tables/${id(table)}/replay?${seat === "all" ? "" : `seat=${seat}&`}at=${at}`),
  /** A link as a QR code, drawn by the server. */
  code: (text: string) => drawn("/api/qr", { text }),
};
