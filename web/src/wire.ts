/** What travels between the table server and the page. Names as the server has them; knows no game. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  present: boolean;
  bot: string | null;
}

export interface Clock {
  kind: "live" | "days";
  seconds: number;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  status: "open" | "running" | "over";
  seats: Seat[];
  hotseat: boolean;
  created: number | string;
  clock: Clock | null;
  listed?: boolean;
}

/** One thing the seat may do now. The target is a card, a place, a column, or nothing. */
export interface Action {
  action: string;
  label: string;
  verb: string;
  target: string | null;
}

/** Something that happened, as this seat may know it. The rest of its fields are the game's. */
export interface TableEvent {
  n: number;
  kind: string;
  seat: number | null;
  text: string;
  [field: string]: Json | undefined;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  sheet: [string, number[]][];
}

export interface SeatClock {
  seat: number;
  left: number | null;
  running: boolean;
}

export interface Lesson {
  title: string;
  text: string;
  step: number;
  steps: number;
  allowed: string[];
}

export interface Scene {
  table: TableInfo;
  seat: number | null;
  number: number;
  view: Json;
  to_act: number[];
  prompt: string;
  actions: Action[];
  rules: string[];
  events: TableEvent[];
  undo: boolean;
  redo: boolean;
  clocks: SeatClock[];
  over: boolean;
  outcome: Outcome | null;
  lesson?: Lesson | null;
}

export interface Choice {
  default: string;
  choices: string[];
  help: string;
}

export interface Bot {
  id: string;
  title: string;
  help: string;
}

export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  options: Record<string, Choice>;
  bots: Bot[];
}

export interface Key {
  seat: number;
  secret: string;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: { kind: Seat["kind"]; name?: string; bot?: string }[];
  listed: boolean;
  clock?: Clock | null;
  hotseat?: boolean;
}

export type ToServer =
  | { type: "hello"; secrets: string[]; seen: number }
  | { type: "act"; seat: number; number: number; actions: string[] }
  | { type: "undo" | "redo" | "resign" | "hint"; seat: number }
  | { type: "why"; seat: number; action: string }
  | { type: "chat"; text: string }
  | { type: "takeover"; seat: number; bot: string }
  | { type: "consent"; seat: number; yes: boolean }
  | { type: "declines"; seat: number; on: boolean }
  | { type: "ping" };

export type Change = Partial<Omit<Scene, "view" | "events">> & {
  seat: number | null;
  from: number;
  number: number;
  patch: Json;
  events: TableEvent[];
};

export type FromServer =
  | ({ type: "scene" } & Scene)
  | ({ type: "change" } & Change)
  | { type: "refused"; seat: number; number: number; reason: string }
  | { type: "why"; seat: number; action: string; reason: string }
  | { type: "hint"; seat: number; action: string; label: string; text: string }
  | { type: "chat"; from: string; text: string; at: number | string }
  | { type: "people"; seats: Seat[]; spectators: number }
  | { type: "ask_takeover"; seat: number; bot: string; by: number }
  | { type: "over"; outcome: Outcome }
  | { type: "pong" }
  | { type: "error"; reason: string };
