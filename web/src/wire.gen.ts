/* Made from the server's types by `npm run types`; do not edit. */

export type ClientMessage =
  | Hello
  | Act
  | Undo
  | Redo
  | Resign
  | Why
  | Touch
  | Quote
  | Hint
  | Chat
  | Takeover
  | Consent
  | Declines
  | Request
  | Reply
  | Audience
  | Unshelve
  | Ping;
export type ServerMessage =
  | Scene
  | Change
  | Refusal
  | Because
  | Quoted
  | Advice
  | Said
  | People
  | AskTakeover
  | Back
  | RematchMade
  | Pong
  | Wrong;

export interface Wire {
  NewSeat: NewSeat;
  NewClock: NewClock;
  NewTable: NewTable;
  Joining: Joining;
  Forking: Forking;
  Reviewed: Reviewed;
  Analysis: Analysis;
  Point: Point;
  Turning: Turning;
  LogPart: LogPart;
  Deed: Deed;
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
  RuleText: RuleText;
  LessonInfo: LessonInfo;
  Health: Health;
  Hello: Hello;
  Act: Act;
  Undo: Undo;
  Redo: Redo;
  Resign: Resign;
  Why: Why;
  Touch: Touch;
  Quote: Quote;
  Hint: Hint;
  Chat: Chat;
  Takeover: Takeover;
  Consent: Consent;
  Declines: Declines;
  Unshelve: Unshelve;
  Request: Request;
  Reply: Reply;
  Audience: Audience;
  Ping: Ping;
  OpenAction: OpenAction;
  ClockTime: ClockTime;
  Outcome: Outcome;
  LessonStep: LessonStep;
  Event: Event;
  Note: Note;
  Asking: Asking;
  Scene: Scene;
  Change: Change;
  Refusal: Refusal;
  Because: Because;
  Quoted: Quoted;
  Advice: Advice;
  Said: Said;
  Absent: Absent;
  People: People;
  AskTakeover: AskTakeover;
  Back: Back;
  RematchMade: RematchMade;
  Pong: Pong;
  Wrong: Wrong;
  Me: Me;
  Being: Being;
  Place: Place;
  Code: Code;
  Moving: Moving;
  Rating: Rating;
  Tally: Tally;
  Result: Result;
  Record: Record;
  Profile: Profile;
  Played: Played;
  First: First;
  Long: Long;
  Board: Board;
  Bell: Bell;
  Bells: Bells;
  Browser: Browser;
  Mailing: Mailing;
  Hooking: Hooking;
  Ringing: Ringing;
  Linked: Linked;
  Front: Front;
  Entering: Entering;
  HouseRules: HouseRules;
  NewRules: NewRules;
  Load: Load;
  Complaint: Complaint;
  SlowRequest: SlowRequest;
  Overview: Overview;
  OwnedTable: OwnedTable;
  OwnedPlayer: OwnedPlayer;
  Message: Message;
  Noting: Noting;
  Seated: Seated;
  Unsaying: Unsaying;
  Banning: Banning;
  Done: Done;
  ClientMessage: ClientMessage;
  ServerMessage: ServerMessage;
}
export interface NewSeat {
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string;
  you?: boolean;
}
export interface NewClock {
  kind: "days" | "live";
  seconds: number;
  increment?: number;
  delay?: number;
}
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: NewSeat[];
  options?: {};
  listed?: boolean | null;
  hints?: boolean;
  audience?: boolean;
  clock?: NewClock | null;
  hotseat?: boolean;
  title?: string;
  rated?: boolean;
}
export interface Joining {
  name: string;
  seat?: number | null;
  rated?: boolean;
}
export interface Forking {
  at: number;
  seat?: number | null;
}
/**
 * What happened in a finished game.
 */
export interface Reviewed {
  analysis: Analysis | null;
  going: boolean;
}
export interface Analysis {
  points: Point[];
  turnings: Turning[];
}
/**
 * Where a turn begins: after how many actions, whose turn it is, and everybody's chances in thousandths.
 */
export interface Point {
  at: number;
  turn: number | null;
  honest: number[];
  open: number[];
  scores: number[];
}
/**
 * What decided the game after its first `at` actions: `luck`, or a decision with a better plan.
 */
export interface Turning {
  at: number;
  seat: number;
  luck: boolean;
  had: number;
  other: number;
  text: (string | LogPart)[];
  plan: Deed[];
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
/**
 * An action of a better plan, with the answers of others between.
 */
export interface Deed {
  seat: number;
  action: string;
  text: (string | LogPart)[];
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
  rotated: boolean;
  lesson: string | null;
  rated: boolean;
  hints: boolean;
  audience: boolean;
  to_act: number[];
  winners: number[] | null;
}
/**
 * `live`: so many seconds for all of a seat's decisions. `days`: so many for each turn.
 */
export interface ClockRule {
  kind: string;
  seconds: number;
  increment?: number;
  delay?: number;
}
export interface OptionInfo {
  default: unknown;
  choices: unknown[];
  help: string;
  title: string;
  names: string[];
}
export interface BotInfo {
  id: string;
  title: string;
  help: string;
  level: number;
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
/**
 * What a rule says, and the section of the rulebook or the reason that it comes from.
 */
export interface RuleText {
  text: string;
  source: string;
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
  player?: string;
  seen?: number;
  name?: string;
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
/**
 * Why can nothing be done with this thing? It goes by its name in the actions.
 */
export interface Touch {
  type: "touch";
  seat: number;
  thing: string;
}
/**
 * What would so many of this and that come to?
 */
export interface Quote {
  type: "quote";
  seat: number;
  number: number;
  wanted: {
    [k: string]: number;
  };
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
/**
 * Take up a table again that the house has closed.
 */
export interface Unshelve {
  type: "unshelve";
}
/**
 * A seat asks all people for something.
 */
export interface Request {
  type: "request";
  seat: number;
  what: "pause" | "rematch" | "resume" | "rotate" | "undo";
}
/**
 * All seats of a browser that are asked agree, or do not.
 */
export interface Reply {
  type: "reply";
  what: "pause" | "rematch" | "resume" | "rotate" | "undo";
  yes: boolean;
}
/**
 * Let others watch, or nobody.
 */
export interface Audience {
  type: "audience";
  seat: number;
  on: boolean;
}
export interface Ping {
  type: "ping";
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
  sheet: [string, number[]][];
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
/**
 * A line of the log about what happened beside the game, after so many of the events.
 */
export interface Note {
  after: number;
  parts: (string | LogPart)[];
}
/**
 * What the people at the table are asked to agree on.
 */
export interface Asking {
  what: string;
  by: number;
  missing: number[];
  refused: number[];
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
  requests: Asking[];
  paused: boolean;
  notes: Note[];
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
  requests?: Asking[];
  paused?: boolean;
  notes?: Note[];
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
/**
 * The question as it would stand.
 */
export interface Quoted {
  type: "quote";
  seat: number;
  number: number;
  question: {};
}
export interface Advice {
  type: "hint";
  seat: number;
  action: string;
  plan: string[];
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
  spectators: string[];
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
/**
 * Who has come back has their seat again, in which a bot sat.
 */
export interface Back {
  type: "back";
  seat: number;
  bot: string;
}
/**
 * The table is laid for another game: with the same secrets in the same seats, or one seat further.
 */
export interface RematchMade {
  type: "rematch";
  id: string;
  rotated: boolean;
}
export interface Pong {
  type: "pong";
}
export interface Wrong {
  type: "error";
  reason: string;
}
/**
 * Who asks, as the house knows them; without an id until they have sat down somewhere.
 */
export interface Me {
  id: string;
  name: string;
  shown: boolean;
  created: number;
  devices: number;
}
/**
 * How a player wants to be known.
 */
export interface Being {
  name: string;
  shown?: boolean;
}
/**
 * A table at which a player sits.
 */
export interface Place {
  seat: number;
  table: TableInfo;
}
/**
 * Lets another browser be the same player, once and for a while.
 */
export interface Code {
  code: string;
  seconds: number;
}
export interface Moving {
  code: string;
}
/**
 * How strong somebody plays a game, give or take `spread`; provisional while that is much.
 */
export interface Rating {
  game: string;
  who: string;
  name: string;
  rating: number;
  spread: number;
  provisional: boolean;
  games: number;
}
/**
 * How often somebody won, drew and lost: in a game, by so many seats, with an option, against somebody.
 */
export interface Tally {
  game: string;
  by: string;
  what: string;
  won: number;
  drawn: number;
  lost: number;
}
/**
 * A game that somebody has played to its end.
 */
export interface Result {
  table: string;
  game: string;
  seats: number;
  options: {};
  seat: number;
  place: number;
  came: string;
  rated: boolean;
  ended: number;
  names: string[];
  scores: number[];
}
/**
 * What somebody has played, the latest results first.
 */
export interface Record {
  ratings: Rating[];
  tallies: Tally[];
  results: Result[];
}
/**
 * What everybody may know of a player who wants that.
 */
export interface Profile {
  id: string;
  name: string;
  created: number;
  ratings: Rating[];
  tallies: Tally[];
}
/**
 * How often a game was played with some options, and how long it took on average.
 */
export interface Played {
  seats: number;
  options: {};
  tables: number;
  entries: number;
}
/**
 * How often a seat won with so many at the table.
 */
export interface First {
  seats: number;
  seat: number;
  won: number;
  tables: number;
}
/**
 * A long table.
 */
export interface Long {
  table: TableInfo;
  entries: number;
  seconds: number;
}
/**
 * What was played of a game in this house.
 */
export interface Board {
  game: string;
  ratings: Rating[];
  played: Played[];
  first: First[];
  longest: Long[];
}
/**
 * A way in which a player is told that it is their move.
 */
export interface Bell {
  id: string;
  kind: string;
  target: string;
  confirmed: boolean;
  active: boolean;
  fault: string;
}
/**
 * How a player is told, and what else the house can do: its key for browsers ("": none), and mail.
 */
export interface Bells {
  bells: Bell[];
  push: string;
  mail: boolean;
}
/**
 * A browser that wants to be told, as it describes itself.
 */
export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
}
export interface Mailing {
  address: string;
}
export interface Hooking {
  url: string;
}
/**
 * A bell that is to ring, to be silent, or to be taken down.
 */
export interface Ringing {
  id: string;
  ring: "never" | "no" | "yes";
}
/**
 * What a link did: something is confirmed, or ended.
 */
export interface Linked {
  did: string;
  kind: string;
  target: string;
}
/**
 * What everybody may know of the house.
 */
export interface Front {
  announcement: string;
  locked: boolean;
  openers: string;
}
export interface Entering {
  password: string;
}
/**
 * What the owner has set.
 */
export interface HouseRules {
  password: boolean;
  openers: string;
  most: number;
  shelve: number;
  archive: number;
  announcement: string;
}
export interface NewRules {
  openers?: "everybody" | "owner" | "players";
  most?: number;
  shelve?: number;
  archive?: number;
  announcement?: string;
  password?: string | null;
}
export interface Load {
  since: number;
  connections: number;
  rooms: number;
  actions: number;
  tables: {
    [k: string]: number;
  };
}
export interface Complaint {
  at: number;
  text: string;
}
export interface SlowRequest {
  at: number;
  game: string;
  table: string;
  seconds: number;
}
/**
 * How the house stands, for its owner.
 */
export interface Overview {
  rules: HouseRules;
  load: Load;
  complaints: Complaint[];
  slow: SlowRequest[];
}
export interface OwnedTable {
  table: TableInfo;
  status: string;
  updated: number;
  players: {
    [k: string]: string;
  };
}
export interface OwnedPlayer {
  id: string;
  name: string;
  banned: boolean;
  created: number;
  seats: number;
}
export interface Message {
  id: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}
export interface Noting {
  note?: string;
}
export interface Seated {
  seat: number;
}
export interface Unsaying {
  message: number;
}
export interface Banning {
  banned: boolean;
}
/**
 * It is done.
 */
export interface Done {
  done?: boolean;
}
