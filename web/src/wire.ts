/** What travels between the table server and the page: the server's types, with the parts that are the game's named. */
import type * as gen from "./wire.gen";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Seat = gen.Seat;
export type TableInfo = Omit<gen.TableInfo, "options"> & { options: Record<string, string> };
export type GameInfo = Omit<gen.GameInfo, "options"> & {
  options: Record<
    string,
    { default: string | boolean; choices: (string | boolean)[]; help: string; title: string; names: string[] }
  >;
};
export type NewTable = Omit<gen.NewTable, "options" | "seats"> & {
  options: Record<string, string | boolean>;
  seats: { kind: "person" | "bot" | "open"; name?: string; bot?: string; you?: boolean }[];
};
export type {
  Analysis,
  ClockRule,
  HelpPage,
  Joining,
  Key,
  LessonInfo,
  RuleText,
  LessonStep,
  Made,
  NewClock,
  Note,
  Outcome,
  People,
  Point,
  Reviewed,
  Said,
  Turning,
} from "./wire.gen";

/** One thing the seat may do now. The target is a card, a place, a column, or nothing. */
export type Action = gen.OpenAction;

/** Something that happened, as this seat may know it. The rest of its fields are the game's (its `events.gen.ts`). */
export type TableEvent = gen.Event;
/** A word of a line that stands for a seat, a card or a place. */
export type LogPart = gen.LogPart;
/** A line in words: a prompt, a label, a line of the log. */
export type Phrase = gen.OpenAction["label"];

export type Scene = Omit<gen.Scene, "type" | "view" | "events" | "table"> & {
  view: Json;
  events: TableEvent[];
  table: TableInfo;
};
export type Change = Omit<gen.Change, "type" | "patch" | "events"> & { patch: Json; events: TableEvent[] };

export type ToServer = gen.ClientMessage;
export type FromServer =
  ({ type: "scene" } & Scene) | ({ type: "change" } & Change) | Exclude<gen.ServerMessage, gen.Scene | gen.Change>;
