/**
 * One table as this browser sees it, and what a person does there. Decides nothing about the game; an action is open
 * only if the server listed it.
 */
import { settings } from "../settings.svelte";
import { t } from "../texts";
import type { Action, Outcome, Scene, ToServer } from "../wire";
import { Shown } from "./shown.svelte";
import { tap } from "./tap";
import { byTarget, loose, type Targets } from "./targets";

type What = Extract<ToServer, { type: "request" }>["what"];

export class Table extends Shown {
  chosen = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** The pointer or the focus rests on what is read. */
  looking = $state(false);
  /** The pointer has gone on to what can be read there. */
  held = $state(false);
  /** A long press asks for the reading size where it is not always in view. */
  enlarged = $state(false);
  /** The rule of the ledger that is to be read. */
  rule = $state<string | null>(null);
  hinted = $state<string | null>(null);
  /** What a hint means to do after the action that is marked; marked in its turn for who follows it. */
  private intended: string[] = [];
  refused = $state.raw<{ target: string; serial: number } | null>(null);
  /** What is asked about at the moment. */
  private touched: string | null = null;
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

  protected advised(action: string, plan: string[]): void {
    this.hinted = action;
    this.intended = plan;
  }

  protected asked(scene: Scene): void {
    this.chosen = null;
    this.sure = null;
    const next = this.intended.shift() ?? null;
    this.hinted = scene.actions.some((one) => one.action === next) ? next : null;
    this.ending = false;
    const ends = scene.actions.some((one) => one.action === this.game?.ends);
    if (ends || !scene.to_act.includes(this.seat ?? -1)) this.doing = null;
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

  /** Give the answers of a quote. */
  answer(answers: readonly string[]): void {
    const [first, ...then] = answers;
    if (first) this.act(first, ...then);
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

  /** Ask why an action is not open, or why nothing can be done with a thing, by its name in the actions. */
  why(target: string, action?: string, thing = target): void {
    const { scene, seat } = this;
    if (!scene || seat === null || scene.over) return;
    this.touched = target;
    this.socket?.send(action ? { type: "why", seat, action } : { type: "touch", seat, thing });
  }

  protected explained(reason: string): void {
    const target = this.touched;
    if (reason && target !== null) this.refused = { target, serial: ++this.serial };
    this.touched = null;
    if (reason || this.scene?.lesson) this.say(reason || t("learn.elsewhere"), "why");
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

  /** What is asked now, or who is waited for. */
  get prompt(): string {
    const { scene } = this;
    return (this.myTurn && scene && this.game?.asks?.(scene)) || this.named(scene?.prompt ?? "");
  }
}
