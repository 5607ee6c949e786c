/**
 * One table as this browser sees it: what the server said, shown one change after the other so that a person
 * can follow. Decides nothing about the game; an action is open only if the server listed it.
 */
import { keepAgain, keysOf, settle } from "../net/keys";
import { playerKey } from "../net/player";
import { Socket } from "../net/socket";
import { merge } from "../net/patch";
import { settings } from "../settings.svelte";
import { play, soundsOf } from "../sound";
import { t } from "../texts";
import type { Game } from "../games/types";
import type {
  Action,
  FromServer,
  LogPart,
  Outcome,
  Phrase,
  Scene,
  Seat,
  TableEvent,
  TableInfo,
  ToServer,
} from "../wire";
import { Company } from "./company.svelte";
import { absorb, joined, lastThing, line, type Word } from "./log";
import { takes } from "./pace";
import { Quotes } from "./quotes.svelte";
import { Reel } from "./reel.svelte";
import { tap } from "./tap";
import { byTarget, loose, type Targets } from "./targets";

type What = Extract<ToServer, { type: "request" }>["what"];

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

export class Table {
  game = $state.raw<Game | null>(null);
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  scene = $state.raw<Scene | null>(null);
  moment = $state.raw<Moment>({ serial: 0, events: [], live: false, before: null });
  log = $state.raw<TableEvent[]>([]);
  down = $state<number | null>(null);
  sent = $state(false);
  chosen = $state<string | null>(null);
  reading = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** The pointer or the focus rests on what is read. */
  looking = $state(false);
  /** The pointer has gone on to what can be read there. */
  held = $state(false);
  /** A long press asks for the reading size where it is not always in view. */
  enlarged = $state(false);
  /** The rule of the ledger that is to be read. */
  rule = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  hinted = $state<string | null>(null);
  /** What a hint means to do after the action that is marked; marked in its turn for who follows it. */
  private intended: string[] = [];
  refused = $state.raw<{ target: string; serial: number } | null>(null);
  handover = $state<number | null>(null);
  ending = $state(false);
  /** What a finger has asked for once and is done when it asks again. */
  private sure: string | null = null;
  /** It has been shown at this table that more was open when a turn was ended. */
  private warned = false;
  /**
   * The action of one's own that is being carried out, step by step; the question it answered, and how long the log
   * was then.
   */
  doing = $state.raw<{ action: string; number: number; since: number } | null>(null);
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
  private reel = new Reel({
    show: (scene, events, live) => this.show(scene, events, live),
    takes: (events) => takes(events, this.game?.pace ?? {}),
    viewer: () => ({ seat: this.seat, ticking: this.ticking }),
  });

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
  readonly canWatchAgain: boolean = $derived(this.open && this.reel.canWatchAgain);

  private socket: Socket | null = null;
  private latest = new Map<number | null, Scene>();
  private logs = new Map<number | null, TableEvent[]>();
  private serial = 0;

  constructor(readonly id: string) {}

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
        if (message.reason) this.say(message.reason, "why");
        break;
      case "quote":
        this.quotes.hear(message);
        break;
      case "hint":
        this.hinted = message.action;
        this.intended = message.plan;
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
    this.chosen = null;
    this.sure = null;
    const next = this.intended.shift() ?? null;
    this.hinted = scene.actions.some((one) => one.action === next) ? next : null;
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

  // -- what a person does ------------------------------------------------------------------------------------

  /** Do this; what `then` names is answered at once to the questions that follow from it, all or nothing. */
  act(action: string, ...then: string[]): void {
    const { scene, seat } = this;
    if (!scene || seat === null || !this.actions.some((one) => one.action === action)) return;
    if (action === this.game?.ends && settings.value.confirm && this.left && !this.ending) {
      if (!this.game.warnsOnce || !this.warned) {
        this.ending = this.warned = true;
        return;
      }
    }
    if (tap.small && this.sure !== action && this.game?.final?.(scene, [action, ...then])) return this.ask(action);
    if (this.acting) this.doing = { action, number: scene.number, since: this.log.length };
    this.reel.forget();
    this.chosen = null;
    this.notice = null;
    this.intended = action === this.hinted ? this.intended.slice(then.length) : [];
    this.sent = this.socket?.send({ type: "act", seat, number: scene.number, actions: [action, ...then] }) ?? false;
  }

  /** A finger may have come down beside what was meant: what cannot be undone is marked first, and done then. */
  private ask(action: string): void {
    this.say(t("table.sure"), "hint");
    this.hinted = this.sure = action;
  }

  /** Something useful could be done before the turn ends. */
  private get left(): boolean {
    const { game, scene } = this;
    if (!scene || this.actions.length < 2) return false;
    return game?.useful?.(scene) ?? true;
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
    this.notice = null; // what was said of another thing says nothing of this one
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

  /** Whether a bot may be asked what it would do. */
  get hints(): boolean {
    return this.info?.hints ?? false;
  }

  hint(): void {
    if (!this.myTurn || this.seat === null || !this.hints) return;
    this.say(t("hint.thinking"), "hint");
    this.socket?.send({ type: "hint", seat: this.seat });
  }

  /** Take up again what the house has closed. */
  unshelve(): void {
    this.socket?.send({ type: "unshelve" });
  }

  /** Let others watch, or nobody. */
  letWatch(on: boolean): void {
    if (this.seat !== null) this.socket?.send({ type: "audience", seat: this.seat, on });
    if (this.info) this.info = { ...this.info, audience: on };
  }

  resign(): void {
    if (this.seat !== null) this.socket?.send({ type: "resign", seat: this.seat });
  }

  /**
   * Have questions declined in the turns of others: those that can only be declined or, `ahead`, all until one's own.
   */
  decline(on: boolean, ahead: boolean): void {
    if (this.seat !== null) this.socket?.send({ type: "declines", seat: this.seat, on, ahead });
  }

  /** What the people at the table are asked to agree on. */
  get requests(): Scene["requests"] {
    return this.scene?.requests ?? [];
  }

  /** Ask all people for something. */
  request(what: What): void {
    const seat = this.seat ?? this.mine[0];
    if (seat !== undefined) this.socket?.send({ type: "request", seat, what });
  }

  reply(what: string, yes: boolean): void {
    this.socket?.send({ type: "reply", what: what as What, yes });
  }

  /** Two people or more play here: what can no longer be taken back alone the others may allow. */
  get canAskBack(): boolean {
    const several = this.people.filter((seat) => seat.kind === "person").length > 1;
    const asked = this.requests.some((one) => one.what === "undo");
    return several && this.open && !this.canUndo && !asked && !this.scene?.over && this.log.length > 0;
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

  /** What is asked now, or who is waited for. */
  get prompt(): string {
    const { scene } = this;
    return (this.myTurn && scene && this.game?.asks?.(scene)) || this.named(scene?.prompt ?? "");
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
