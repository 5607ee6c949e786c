/**
 * One table as this browser sees it: what the server said, shown one change after the other so that a person
 * can follow. Decides nothing about the game; an action is open only if the server listed it.
 */
import { keepAgain, keysOf } from "../net/keys";
import { Socket } from "../net/socket";
import { merge } from "../net/patch";
import { settings } from "../settings.svelte";
import { play, soundsOf } from "../sound";
import { t } from "../texts";
import type { Game } from "../games/types";
import type { Action, FromServer, Outcome, Said, Scene, Seat, TableEvent, TableInfo } from "../wire";
import { absorb, lastThing, line, type Word } from "./log";
import { stay, takes, type Viewer, type Waiting } from "./pace";
import { byTarget, loose, type Targets } from "./targets";

/** What is being shown: the events that led here, and whether they happen now or are history. */
export interface Moment {
  serial: number;
  events: TableEvent[];
  live: boolean;
  before: Scene | null;
}

/** Somebody who is not here: since when, and when their seat has been kept for long enough (as `performance.now()`). */
export interface Absent {
  since: Date;
  kept: number;
}

export interface Notice {
  text: string;
  kind: "why" | "refused" | "hint" | "error";
}

/** Scenes that can be watched again. */
const REMEMBERED = 40;

export class Table {
  game = $state.raw<Game | null>(null);
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  scene = $state.raw<Scene | null>(null);
  moment = $state.raw<Moment>({ serial: 0, events: [], live: false, before: null });
  log = $state.raw<TableEvent[]>([]);
  chats = $state<Said[]>([]);
  people = $state.raw<Seat[]>([]);
  absent = $state.raw<ReadonlyMap<number, Absent>>(new Map());
  spectators = $state(0);
  down = $state<number | null>(null);
  waiting = $state(0);
  sent = $state(false);
  chosen = $state<string | null>(null);
  reading = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** The pointer or the focus rests on what is read. */
  looking = $state(false);
  /** A long press asks for the reading size where it is not always in view. */
  enlarged = $state(false);
  notice = $state.raw<Notice | null>(null);
  hinted = $state<string | null>(null);
  refused = $state.raw<{ target: string; serial: number } | null>(null);
  handover = $state<number | null>(null);
  ending = $state(false);
  /** The action of one's own that is being carried out, step by step; the question it answered, and how long the log was then. */
  doing = $state.raw<{ action: string; number: number; since: number } | null>(null);
  asked = $state.raw<{ seat: number; bot: string; by: number } | null>(null);
  again = $state(false);
  /** A finished game being looked at: scenes come from the replay, nothing can be done. */
  replaying = $state(false);
  /** The table at which this game is played again. */
  rematch = $state<string | null>(null);
  mine = $state.raw<number[]>([]);
  heardAt = $state(0);
  /** The clocks as they are now, also while older moments are still being shown. */
  clocks = $state.raw<Scene["clocks"]>([]);
  /** What was shown since one's own last action, to be watched again. */
  private rival = $state.raw<Scene[]>([]);

  readonly open: boolean = $derived(
    this.waiting === 0 && !this.sent && !this.again && !this.replaying && this.down === null && this.handover === null,
  );
  /** What may be done; in a lesson, what it accepts. */
  readonly actions: Action[] = $derived.by(() => {
    if (!this.open || !this.scene) return [];
    const allowed = this.scene.lesson?.allowed;
    return allowed ? this.scene.actions.filter((one) => allowed.includes(one.action)) : this.scene.actions;
  });
  readonly targets: Targets = $derived(byTarget(this.actions));
  readonly loose: Action[] = $derived.by(() => {
    const { game, scene } = this;
    return game && scene ? loose(this.actions, game.drawn(scene), game.own) : [];
  });
  /** Free to do this or that, not in the middle of an effect; in a lesson the turn's end need not be among it. */
  readonly acting: boolean = $derived(
    this.open && (this.scene?.actions.some((one) => one.action === this.game?.ends) ?? false),
  );
  readonly canEnd: boolean = $derived(this.actions.some((one) => one.action === this.game?.ends));
  readonly canUndo: boolean = $derived(this.open && (this.scene?.undo ?? false));
  readonly canRedo: boolean = $derived(this.open && (this.scene?.redo ?? false));
  /** In the middle of an effect: the question can be put back as long as nothing was revealed. */
  readonly midway: boolean = $derived(this.canUndo && !this.acting);
  readonly myTurn: boolean = $derived(this.actions.length > 0);
  readonly outcome: Outcome | null = $derived(this.scene?.outcome ?? null);
  readonly canWatchAgain: boolean = $derived(this.open && this.rival.length > 1);

  private socket: Socket | null = null;
  private latest = new Map<number | null, Scene>();
  private logs = new Map<number | null, TableEvent[]>();
  private queue: Waiting[] = [];
  private pumping = false;
  private wake: (() => void) | null = null;
  private serial = 0;

  constructor(readonly id: string) {}

  // -- the socket --------------------------------------------------------------------------------------------

  connect(): void {
    this.socket = new Socket(`/ws/tables/${encodeURIComponent(this.id)}`, {
      up: () => {
        this.down = null;
        this.chats = []; // all that was said comes again, and so does what was asked
        this.asked = null;
        this.hello();
      },
      down: (seconds) => {
        this.down = seconds;
        this.sent = false;
      },
      heard: (message) => this.hear(message),
    });
  }

  close(): void {
    this.socket?.close();
    this.socket = null;
    this.flush();
  }

  private hello(): void {
    const seen = this.logs.size === 1 ? (this.log.at(-1)?.n ?? 0) : 0;
    this.socket?.send({ type: "hello", secrets: keysOf(this.id).map((key) => key.secret), seen });
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
        this.say(message.reason, "refused");
        break;
      case "why":
        if (message.reason) this.say(message.reason, "why");
        break;
      case "hint":
        this.hinted = message.action;
        this.say(message.text || message.label, "hint");
        break;
      case "chat":
        this.chats.push(message);
        break;
      case "people":
        if (
          message.seats.some((seat) => seat.present && !this.people.find((old) => old.seat === seat.seat)?.present) &&
          this.people.length
        )
          play("knock");
        this.people = message.seats;
        this.absent = new Map(
          message.absent.map((one) => [
            one.seat,
            { since: new Date(Date.now() - one.seconds * 1000), kept: performance.now() + one.wait * 1000 },
          ]),
        );
        if (this.info) this.info = { ...this.info, status: message.status };
        this.spectators = message.spectators;
        break;
      case "ask_takeover":
        this.hearTakeover(message);
        break;
      case "error":
        this.sent = false;
        this.say(message.reason, "error");
        break;
      case "rematch":
        this.playAgain(message.id);
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
    if (!this.people.length && scene.table) this.people = scene.table.seats;
    if (first) {
      this.mine = [...this.latest.keys()].filter((seat): seat is number => seat !== null).sort((a, b) => a - b);
      if (this.scene === null || (this.seat === null && scene.seat !== null)) this.seat = this.firstSeat();
    }
    if (scene.seat !== this.seat) return this.maybeHandOver();
    this.sent = false;
    if (!live || settings.tempo === 0 || document.hidden) {
      this.flush();
      this.show(scene, scene.events, live);
      return;
    }
    this.queue.push(this.held(scene));
    this.waiting = this.queue.length;
    void this.pump();
  }

  private held(scene: Scene): Waiting {
    const { events } = scene;
    return { scene, events, takes: events.length ? takes(events, this.game?.pace ?? {}) : 0 };
  }

  private firstSeat(): number | null {
    if (!this.mine.length) return null;
    return this.mine.find((seat) => this.latest.get(seat)?.to_act.includes(seat)) ?? this.mine[0] ?? null;
  }

  private show(scene: Scene, events: TableEvent[], live: boolean): void {
    const before = this.scene;
    const wasMine = before?.to_act.includes(this.seat ?? -1) ?? false;
    this.scene = scene;
    this.log = this.logs.get(this.seat) ?? [];
    this.moment = { serial: ++this.serial, events, live, before };
    this.chosen = null;
    this.hinted = null;
    this.ending = false;
    if (
      this.doing &&
      (scene.actions.some((one) => one.action === this.game?.ends) || !scene.to_act.includes(this.seat ?? -1))
    )
      this.doing = null;
    if (this.notice?.kind !== "error") this.notice = null;
    const told = (live ? events : this.log).filter((event) => !live || event.seat !== this.seat);
    this.reading = lastThing(told) ?? this.reading;
    const others = events.some((event) => event.seat !== null && event.seat !== this.seat);
    if (live && !this.again && (others || this.rival.length)) {
      if (this.rival.length === 0 && before) this.rival = [before];
      this.rival = [...this.rival, scene].slice(-REMEMBERED);
    }
    if (live && this.game) {
      this.sound(events, 3);
      if (!wasMine && this.seat !== null && scene.to_act.includes(this.seat) && !this.again) play("strike");
    }
    this.maybeHandOver();
  }

  private get viewer(): Viewer {
    const live = this.info?.clock?.kind === "live";
    const ticking = live && this.clocks.some((one) => one.running && one.seat === this.seat);
    return { seat: this.seat, tempo: settings.tempo, again: this.again, ticking };
  }

  /** Show what waits, one moment after the other; whoever is asked is asked as soon as the last one is shown. */
  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.waiting = this.queue.length;
      this.show(next.scene, next.events, true);
      const needed = stay(next, this.queue, this.viewer);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, needed);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wake = null;
    }
    this.pumping = false;
    this.again = false;
  }

  /** Jump to the newest moment. */
  flush(): void {
    const last = this.queue.at(-1);
    const events = this.queue.flatMap((one) => one.events);
    this.queue = [];
    this.waiting = 0;
    this.again = false;
    if (last) this.show(last.scene, events, true);
    this.wake?.();
  }

  /** Watch once more what happened since one's own last action. */
  watchAgain(): void {
    const [start, ...rest] = this.rival;
    if (!start || !rest.length) return;
    this.again = true;
    this.scene = start;
    this.moment = { serial: ++this.serial, events: [], live: false, before: null };
    this.queue = rest.map((scene) => this.held(scene));
    this.waiting = this.queue.length;
    setTimeout(() => void this.pump(), 400 * settings.tempo);
  }

  // -- several people at one screen --------------------------------------------------------------------------

  private maybeHandOver(): void {
    if (this.mine.length < 2 || this.queue.length) return;
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
    this.rival = [];
    this.show(scene, [], false);
  }

  // -- what a person does ------------------------------------------------------------------------------------

  /** Do this; what `then` names is answered at once to the questions that follow from it, all or nothing. */
  act(action: string, ...then: string[]): void {
    const { scene, seat } = this;
    if (!scene || seat === null || !this.actions.some((one) => one.action === action)) return;
    if (action === this.game?.ends && settings.value.confirm && this.actions.length > 1 && !this.ending) {
      this.ending = true;
      return;
    }
    if (this.acting) this.doing = { action, number: scene.number, since: this.log.length };
    this.rival = [];
    this.chosen = null;
    this.notice = null;
    this.sent = this.socket?.send({ type: "act", seat, number: scene.number, actions: [action, ...then] }) ?? false;
  }

  /** End the turn; in a lesson that asks for something else, hear why not. */
  end(): void {
    const ends = this.game?.ends;
    if (!ends) return;
    if (this.canEnd) this.act(ends);
    else this.why(ends, ends);
  }

  /** A click on a thing: its one action, or the choice between several; else why nothing is open. */
  touch(target: string, choose = false): void {
    if (this.waiting > 0 || this.again) return this.flush();
    const open = this.targets.get(target) ?? [];
    this.ending = false;
    if (open.length === 1 && !choose && open[0]) this.act(open[0].action);
    else if (open.length > 0 || choose) this.chosen = this.chosen === target ? null : target;
    else this.why(target);
  }

  why(target: string, action?: string): void {
    const { scene, seat, game } = this;
    if (!scene || seat === null || !game || scene.over) return;
    const text = action ?? game.likely(scene, target);
    if (!text) return void (scene.lesson && this.say(t("learn.elsewhere"), "why"));
    this.refused = { target, serial: ++this.serial };
    this.socket?.send({ type: "why", seat, action: text });
  }

  undo(): void {
    const { scene, seat } = this;
    if (this.canUndo && scene && seat !== null)
      this.sent = this.socket?.send({ type: "undo", seat, number: scene.number }) ?? false;
  }

  redo(): void {
    const { scene, seat } = this;
    if (this.canRedo && scene && seat !== null)
      this.sent = this.socket?.send({ type: "redo", seat, number: scene.number }) ?? false;
  }

  hint(): void {
    if (!this.myTurn || this.seat === null) return;
    this.say(t("hint.thinking"), "hint");
    this.socket?.send({ type: "hint", seat: this.seat });
  }

  resign(): void {
    if (this.seat !== null) this.socket?.send({ type: "resign", seat: this.seat });
  }

  /** Have questions answered that can only be declined. */
  decline(on: boolean): void {
    if (this.seat !== null) this.socket?.send({ type: "declines", seat: this.seat, on });
  }

  chat(text: string): void {
    if (text.trim()) this.socket?.send({ type: "chat", text: text.trim().slice(0, 500) });
  }

  propose(seat: number, bot: string): void {
    this.socket?.send({ type: "takeover", seat, bot });
  }

  /** A bot would play for somebody: whoever's consent is missing is asked for it, until the proposal ends. */
  private hearTakeover({ seat, bot, by, asked }: Extract<FromServer, { type: "ask_takeover" }>): void {
    if (asked.some((one) => this.mine.includes(one))) this.asked = { seat, bot, by };
    else if (this.asked?.seat === seat) this.asked = null;
    if (asked.length && this.mine.includes(by)) this.say(t("table.takeover.asked", { name: this.name(seat) }), "hint");
  }

  consent(yes: boolean): void {
    if (this.asked) this.socket?.send({ type: "consent", seat: this.asked.seat, yes });
    this.asked = null;
  }

  /** The same people play again at another table, whoever asked for it. */
  playAgain(id: string): void {
    this.rematch = id;
    keepAgain(this.id, id);
  }

  /** Escape: put back the latest small thing. */
  putBack(): boolean {
    if (this.chosen !== null) this.chosen = null;
    else if (this.ending) this.ending = false;
    else if (this.notice) this.notice = null;
    else if (this.midway) this.undo();
    else return false;
    return true;
  }

  say(text: string, kind: Notice["kind"]): void {
    this.notice = { text: this.named(text), kind };
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

  name(seat: number): string {
    const found = this.people.find((one) => one.seat === seat) ?? this.info?.seats.find((one) => one.seat === seat);
    return found?.kind === "open" ? t("seat.open") : found?.name || t("seat.number", { n: seat + 1 });
  }

  /** A line of the log, word by word. */
  line(event: TableEvent): Word[] {
    return line(this.game?.retold?.(event) ?? event.parts, (part) => {
      if (typeof part.seat === "number") return this.name(part.seat);
      return (this.scene && this.game?.called?.(this.scene, part)) ?? part.text;
    });
  }

  /** The engine says "player 2"; people have names. */
  named(text: string): string {
    const said = text.replace(/\b[Pp]layer (\d)\b/g, (_, n: string) => this.name(Number(n) - 1));
    return this.scene && this.game?.told ? this.game.told(this.scene, said) : said;
  }
}
