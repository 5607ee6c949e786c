/* Made from the server's types by `npm run types`; do not edit. */

export type ClientMessage =
  Hello | Act | Undo | Redo | Resign | Why | Hint | Chat | Takeover | Consent | Declines | Ping;
export type ServerMessage =
  Scene | Change | Refusal | Because | Advice | Said | People | AskTakeover | RematchMade | Pong | Wrong;

export interface Wire {
  NewSeat: NewSeat;
  NewClock: NewClock;
  NewTable: NewTable;
  Joining: Joining;
  Forking: Forking;
  Link: Link;
  Key: Key;
  Made: Made;
  Problem: Problem;
  Seat: Seat;
  TableInfo: TableInfo;
  ClockRule: ClockRule;
  OptionInfo: OptionInfo;
  BotInfo: BotInfo;
  GameInfo: GameInfo;
  HelpPage: HelpPage;
  LessonInfo: LessonInfo;
  Health: Health;
  Hello: Hello;
  Act: Act;
  Undo: Undo;
  Redo: Redo;
  Resign: Resign;
  Why: Why;
  Hint: Hint;
  Chat: Chat;
  Takeover: Takeover;
  Consent: Consent;
  Declines: Declines;
  Ping: Ping;
  LogPart: LogPart;
  OpenAction: OpenAction;
  ClockTime: ClockTime;
  Outcome: Outcome;
  LessonStep: LessonStep;
  Event: Event;
  Scene: Scene;
  Change: Change;
  Refusal: Refusal;
  Because: Because;
  Advice: Advice;
  Said: Said;
  Absent: Absent;
  People: People;
  AskTakeover: AskTakeover;
  RematchMade: RematchMade;
  Pong: Pong;
  Wrong: Wrong;
  ClientMessage: ClientMessage;
  ServerMessage: ServerMessage;
}
export interface NewSeat {
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string;
}
export interface NewClock {
  kind: "days" | "live";
  seconds: number;
}
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: NewSeat[];
  options?: {};
  listed?: boolean;
  clock?: NewClock | null;
  hotseat?: boolean;
  title?: string;
}
export interface Joining {
  name: string;
  seat?: number | null;
}
export interface Forking {
  at: number;
}
export interface Link {
  text: string;
}
/**
 * What proves a seat.
 */
export interface Key {
  seat: number;
  secret: string;
}
export interface Made {
  id: string;
  keys?: Key[];
}
/**
 * Why something was not done, in one sentence.
 */
export interface Problem {
  reason: string;
}
export interface Seat {
  seat: number;
  kind: string;
  name: string;
  present: boolean;
  bot: string | null;
}
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: {};
  status: string;
  stopped: string | null;
  seats: Seat[];
  hotseat: boolean;
  created: number;
  listed: boolean;
  clock: ClockRule | null;
  rematch: string | null;
  lesson: string | null;
}
/**
 * `live`: so many seconds for all of a seat's decisions. `days`: so many for each turn.
 */
export interface ClockRule {
  kind: string;
  seconds: number;
}
export interface OptionInfo {
  default: unknown;
  choices: unknown[];
  help: string;
}
export interface BotInfo {
  id: string;
  title: string;
  help: string;
}
export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  options: {
    [k: string]: OptionInfo;
  };
  bots: BotInfo[];
}
export interface HelpPage {
  markdown: string;
}
export interface LessonInfo {
  id: string;
  title: string;
  text: string;
  steps: number;
}
export interface Health {
  status: string;
  version: string;
  compiled: boolean;
}
export interface Hello {
  type: "hello";
  /**
   * @maxItems 8
   */
  secrets?: string[];
  seen?: number;
}
export interface Act {
  type: "act";
  seat: number;
  number: number;
  /**
   * @minItems 1
   * @maxItems 50
   */
  actions: string[];
}
export interface Undo {
  type: "undo";
  seat: number;
  number?: number | null;
}
export interface Redo {
  type: "redo";
  seat: number;
  number?: number | null;
}
export interface Resign {
  type: "resign";
  seat: number;
}
export interface Why {
  type: "why";
  seat: number;
  action: string;
}
export interface Hint {
  type: "hint";
  seat: number;
}
export interface Chat {
  type: "chat";
  text: string;
}
export interface Takeover {
  type: "takeover";
  seat: number;
  bot: string;
}
export interface Consent {
  type: "consent";
  seat: number;
  yes: boolean;
}
export interface Declines {
  type: "declines";
  seat: number;
  on: boolean;
  ahead?: boolean;
}
export interface Ping {
  type: "ping";
}
/**
 * A word of a line that stands for something; a card may say where it lies.
 */
export interface LogPart {
  text: string;
  seat?: number | null;
  card?: string | null;
  place?: string | null;
}
export interface OpenAction {
  action: string;
  label: string | (string | LogPart)[];
  verb: string;
  target: string | null;
}
export interface ClockTime {
  seat: number;
  left: number;
  running: boolean;
}
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  sheet: never[][];
}
/**
 * Where the learner stands: what is asked now, what is said to the step before, what is accepted.
 */
export interface LessonStep {
  id: string;
  title: string;
  text: string;
  after: string;
  step: number;
  steps: number;
  allowed: string[];
  done: boolean;
  number: number;
  lessons: number;
  next: string | null;
}
/**
 * What every event has; the fields that are the game's come besides (see `schema.py`).
 */
export interface Event {
  n: number;
  kind: string;
  seat: number | null;
  parts: (string | LogPart)[];
}
export interface Scene {
  type: "scene";
  number: number;
  to_act: number[];
  prompt: string | (string | LogPart)[];
  actions: OpenAction[];
  rules: string[];
  question: {} | null;
  undo: boolean;
  redo: boolean;
  clocks: ClockTime[];
  over: boolean;
  outcome: Outcome | null;
  declines: boolean;
  ahead: boolean;
  lesson: LessonStep | null;
  since: number;
  events: {}[];
  seat: number | null;
  table: TableInfo;
  view: {};
  at?: number | null;
  moves?: number | null;
}
/**
 * What is new since the question `from`; what is left out is as it was.
 */
export interface Change {
  type: "change";
  from: number;
  patch: {};
  number: number;
  to_act?: number[];
  prompt?: string | (string | LogPart)[];
  actions?: OpenAction[];
  rules?: string[];
  undo?: boolean;
  redo?: boolean;
  clocks: ClockTime[];
  over?: boolean;
  outcome?: Outcome | null;
  declines?: boolean;
  ahead?: boolean;
  lesson?: LessonStep | null;
  since: number;
  events: {}[];
  seat: number | null;
}
export interface Refusal {
  type: "refused";
  seat: number;
  number: number;
  reason: string;
}
export interface Because {
  type: "why";
  seat: number;
  action: string;
  reason: string;
}
export interface Advice {
  type: "hint";
  seat: number;
  action: string;
  text: string | (string | LogPart)[];
}
export interface Said {
  type: "chat";
  from: string;
  seat: number | null;
  text: string;
  at: number;
}
/**
 * Somebody who is not here.
 */
export interface Absent {
  seat: number;
  seconds: number;
  wait: number;
}
export interface People {
  type: "people";
  seats: Seat[];
  spectators: number;
  status: string;
  absent: Absent[];
}
export interface AskTakeover {
  type: "ask_takeover";
  seat: number;
  bot: string;
  by: number;
  asked: number[];
}
export interface RematchMade {
  type: "rematch";
  id: string;
}
export interface Pong {
  type: "pong";
}
export interface Wrong {
  type: "error";
  reason: string;
}
