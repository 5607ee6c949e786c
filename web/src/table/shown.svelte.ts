/**
 * What the server says of one table, shown one change after the other so that a person can follow; who sits there, and
 * what everything is called. What may be done with it is the table's.
 */
import { keepAgain, keysOf, settle } from "../net/keys";
import { playerKey } from "../net/player";
import { Socket } from "../net/socket";
import { merge } from "../net/patch";
import { settings } from "../settings.svelte";
import { play, soundsOf } from "../sound";
import { t } from "../texts";
import type { Game } from "../games/types";
import type { FromServer, LogPart, Phrase, Scene, Seat, TableEvent, TableInfo } from "../wire";
import { Company } from "./company.svelte";
import { absorb, joined, lastThing, line, type Word } from "./log";
import { takes } from "./pace";
import { Quotes } from "./quotes.svelte";
import { Reel } from "./reel.svelte";

/** What is being shown: the events that led here, and whether they happen now or are history. */
export interface Moment {
  serial: number;
  events: TableEvent[];
  live: boolean;
  before: Scene | null;
}

export interface Notice {
  text: string;
  kind: "why" | "refused" | "hint" | "error";
}

export abstract class Shown {
  game = $state.raw<Game | null>(null);
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  scene = $state.raw<Scene | null>(null);
  moment = $state.raw<Moment>({ serial: 0, events: [], live: false, before: null });
  log = $state.raw<TableEvent[]>([]);
  down = $state<number | null>(null);
  sent = $state(false);
  reading = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  handover = $state<number | null>(null);
  /** A finished game being looked at: scenes come from the replay, nothing can be done. */
  replaying = $state(false);
  /** Why somebody without a seat is not let in, or no longer. */
  turned = $state("");
  /** The table at which this game is played again. */
  rematch = $state<string | null>(null);
  mine = $state.raw<number[]>([]);
  heardAt = $state(0);
  /** The clocks as they are now, also while older moments are still being shown. */
  clocks = $state.raw<Scene["clocks"]>([]);
  readonly company = new Company((message) => this.socket?.send(message));
  readonly quotes = new Quotes((message) => this.socket?.send(message) ?? false);
  protected reel = new Reel({
    show: (scene, events, live) => this.show(scene, events, live),
    takes: (events) => takes(events, this.game?.pace ?? {}),
    viewer: () => ({ seat: this.seat, ticking: this.ticking }),
  });
  protected socket: Socket | null = null;
  protected serial = 0;
  private latest = new Map<number | null, Scene>();
  private logs = new Map<number | null, TableEvent[]>();

  constructor(readonly id: string) {}

  /** A bot advises this, and means to do that after it. */
  protected abstract advised(action: string, plan: string[]): void;

  /** Why something cannot be done; "": nobody knows what was meant. */
  protected abstract explained(reason: string): void;

  /** Another question is shown: what was begun for the last one is over. */
  protected abstract asked(scene: Scene): void;

  // -- the socket --------------------------------------------------------------------------------------------

  connect(): void {
    this.socket = new Socket(`/ws/tables/${encodeURIComponent(this.id)}`, {
      up: () => {
        this.down = null;
        this.company.again();
        this.hello();
      },
      down: (seconds) => {
        this.down = seconds;
        this.sent = false;
        this.quotes.forget();
      },
      heard: (message) => this.hear(message),
    });
  }

  close(): void {
    this.socket?.close();
    this.socket = null;
    this.flush();
  }

  /** Somebody has sat down here: all that a spectator was told is told anew, to the seat. */
  reconnect(): void {
    this.close();
    this.latest.clear();
    this.logs.clear();
    this.turned = "";
    this.connect();
  }

  private hello(): void {
    const seen = this.logs.size === 1 ? (this.log.at(-1)?.n ?? 0) : 0;
    const secrets = keysOf(this.id).map((key) => key.secret);
    this.socket?.send({ type: "hello", secrets, player: playerKey(), seen, name: settings.value.name });
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "scene": {
        const { type: _, ...scene } = message;
        this.take(scene, this.latest.has(scene.seat));
        break;
      }
      case "change": {
        const old = this.latest.get(message.seat);
        if (!old || old.number !== message.from) return this.hello();
        const { type: _, from: __, patch, ...rest } = message;
        this.take({ ...old, ...rest, view: merge(old.view, patch) }, true);
        break;
      }
      case "refused":
        this.sent = false;
        this.quotes.forget();
        this.say(message.reason, "refused");
        break;
      case "why":
        this.explained(message.reason);
        break;
      case "quote":
        this.quotes.hear(message);
        break;
      case "hint":
        this.advised(message.action, message.plan);
        this.say(message.text, "hint");
        break;
      case "chat":
        this.company.chats.push(message);
        break;
      case "people":
        this.company.hear(message);
        if (this.info) this.info = { ...this.info, status: message.status };
        break;
      case "ask_takeover":
        this.company.hearTakeover(message, this.mine);
        if (message.asked.length && this.mine.includes(message.by))
          this.say(t("table.takeover.asked", { name: this.name(message.seat) }), "hint");
        break;
      case "back":
        this.say(t("table.back"), "hint");
        break;
      case "error":
        this.sent = false;
        if (this.seat === null && !this.mine.length) this.turned = message.reason;
        this.say(message.reason, "error");
        break;
      case "rematch":
        this.rematch = message.id;
        keepAgain(this.id, message.id, message.rotated, this.people.length);
        break;
      case "pong":
        break;
    }
  }

  // -- what is shown -----------------------------------------------------------------------------------------

  private take(scene: Scene, live: boolean): void {
    this.heardAt = performance.now();
    this.clocks = scene.clocks;
    const first = !this.latest.has(scene.seat);
    this.latest.set(scene.seat, scene);
    this.logs.set(scene.seat, absorb(this.logs.get(scene.seat) ?? [], scene.since, scene.events));
    this.info = scene.table ?? this.info;
    if (!this.people.length && scene.table) this.company.seats = scene.table.seats;
    if (first) {
      this.mine = [...this.latest.keys()].filter((seat): seat is number => seat !== null).sort((a, b) => a - b);
      settle(this.id, this.mine);
      if (this.scene === null || (this.seat === null && scene.seat !== null)) this.seat = this.firstSeat();
    }
    if (scene.seat !== this.seat) return this.maybeHandOver();
    this.sent = false;
    if (!live || settings.tempo === 0 || document.hidden) {
      this.flush();
      this.show(scene, scene.events, live);
      return;
    }
    this.reel.push(scene);
  }

  private firstSeat(): number | null {
    if (!this.mine.length) return null;
    return this.mine.find((seat) => this.latest.get(seat)?.to_act.includes(seat)) ?? this.mine[0] ?? null;
  }

  private show(scene: Scene, events: TableEvent[], live: boolean): void {
    const before = this.scene;
    const wasMine = before?.to_act.includes(this.seat ?? -1) ?? false;
    this.scene = scene;
    if (before?.number !== scene.number) this.quotes.drop(scene);
    this.log = this.logs.get(this.seat) ?? [];
    this.moment = { serial: ++this.serial, events, live, before };
    this.asked(scene);
    if (this.notice?.kind !== "error") this.notice = null;
    const told = (live ? events : this.log).filter((event) => !live || event.seat !== this.seat);
    this.reading = lastThing(told) ?? this.reading;
    const others = events.some((event) => event.seat !== null && event.seat !== this.seat);
    if (live) this.reel.keep(before, scene, others);
    if (live && this.game) {
      this.sound(events, 3);
      if (!wasMine && this.seat !== null && scene.to_act.includes(this.seat) && !this.again) play("strike");
    }
    this.maybeHandOver();
  }

  /** One's own clock runs. */
  private get ticking(): boolean {
    const live = this.info?.clock?.kind === "live";
    return live && this.clocks.some((one) => one.running && one.seat === this.seat);
  }

  /** How many moments wait to be shown; whether what was shown before is shown once more. */
  get waiting(): number {
    return this.reel.waiting;
  }

  get again(): boolean {
    return this.reel.again;
  }

  /** Jump to the newest moment. */
  flush(): void {
    this.reel.flush();
  }

  /** Watch once more what happened since one's own last action. */
  watchAgain(): void {
    const start = this.reel.rewind();
    if (!start) return;
    this.scene = start;
    this.moment = { serial: ++this.serial, events: [], live: false, before: null };
  }

  // -- several people at one screen --------------------------------------------------------------------------

  private maybeHandOver(): void {
    if (this.mine.length < 2 || this.waiting) return;
    const scene = this.latest.get(this.seat);
    if (!scene || scene.over || scene.to_act.includes(this.seat ?? -1)) return;
    const next = this.mine.find((seat) => scene.to_act.includes(seat));
    if (next !== undefined) this.handover = next;
  }

  takeSeat(seat: number): void {
    const scene = this.latest.get(seat);
    this.handover = null;
    if (!scene) return;
    this.seat = seat;
    this.reel.forget();
    this.show(scene, [], false);
  }

  say(said: Phrase, kind: Notice["kind"]): void {
    this.notice = { text: this.named(said), kind };
  }

  /** A moment of a finished game. */
  showReplay(scene: Scene, events: TableEvent[], live: boolean): void {
    this.replaying = true;
    this.seat = scene.seat;
    const before = this.scene;
    this.scene = scene;
    this.info = scene.table;
    this.clocks = scene.clocks;
    this.log = scene.events;
    this.reading = lastThing(this.log) ?? this.reading;
    this.moment = { serial: ++this.serial, events, live, before };
    if (live) this.sound(events, 2);
  }

  private sound(events: readonly TableEvent[], most: number): void {
    const kinds = events.map((event) => event.kind);
    for (const one of soundsOf(kinds, this.game?.sounds ?? {}, most)) play(one);
  }

  // -- names -------------------------------------------------------------------------------------------------

  get people(): Seat[] {
    return this.company.seats;
  }

  name(seat: number): string {
    return this.company.name(seat);
  }

  /** A line of the log, word by word. */
  line(event: TableEvent): Word[] {
    return this.words(this.game?.retold?.(event) ?? event.parts);
  }

  /** A prompt or a label with the names that people use. */
  named(said: Phrase): string {
    return typeof said === "string" ? said : joined(this.words(said));
  }

  words(parts: readonly (string | LogPart)[]): Word[] {
    return line(parts, (part) => {
      if (typeof part.seat === "number") return this.name(part.seat);
      return (this.scene && this.game?.called?.(this.scene, part)) ?? part.text;
    });
  }
}
