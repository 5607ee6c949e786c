/**
 * Moments that wait to be shown, one after the other, so that a person can follow; and those since one's own last
 * action, to be watched again.
 */
import { settings } from "../settings.svelte";
import type { Scene, TableEvent } from "../wire";
import { stay, type Viewer, type Waiting } from "./pace";

/** Scenes that can be watched again. */
const REMEMBERED = 40;

export interface Stage {
  show: (scene: Scene, events: TableEvent[], live: boolean) => void;
  /** Milliseconds that it takes to follow these. */
  takes: (events: TableEvent[]) => number;
  viewer: () => Omit<Viewer, "tempo" | "again">;
}

export class Reel {
  /** How many moments wait. */
  waiting = $state(0);
  /** What was shown before is being shown once more. */
  again = $state(false);
  private kept = $state.raw<Scene[]>([]);
  private queue: Waiting[] = [];
  private running = false;
  private wake: (() => void) | null = null;

  constructor(private stage: Stage) {}

  get canWatchAgain(): boolean {
    return this.kept.length > 1;
  }

  push(scene: Scene): void {
    this.queue.push(this.held(scene));
    this.waiting = this.queue.length;
    void this.run();
  }

  private held(scene: Scene): Waiting {
    const { events } = scene;
    return { scene, events, takes: events.length ? this.stage.takes(events) : 0 };
  }

  /** Show what waits; whoever is asked is asked as soon as the last one is shown. */
  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.waiting = this.queue.length;
      this.stage.show(next.scene, next.events, true);
      const viewer = { ...this.stage.viewer(), tempo: settings.tempo, again: this.again };
      const needed = stay(next, this.queue, viewer);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, needed);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wake = null;
    }
    this.running = false;
    this.again = false;
  }

  /** Jump to the newest moment. */
  flush(): void {
    const last = this.queue.at(-1);
    const events = this.queue.flatMap((one) => one.events);
    this.queue = [];
    this.waiting = 0;
    this.again = false;
    if (last) this.stage.show(last.scene, events, true);
    this.wake?.();
  }

  /** Keep a moment that was shown; what others do starts it, with the moment before. */
  keep(before: Scene | null, scene: Scene, others: boolean): void {
    if (this.again || (!others && !this.kept.length)) return;
    const start = this.kept.length || !before ? this.kept : [before];
    this.kept = [...start, scene].slice(-REMEMBERED);
  }

  forget(): void {
    this.kept = [];
  }

  /** Show once more what was kept; returns where it begins. */
  rewind(): Scene | null {
    const [start, ...rest] = this.kept;
    if (!start || !rest.length) return null;
    this.again = true;
    this.queue = rest.map((scene) => this.held(scene));
    this.waiting = this.queue.length;
    setTimeout(() => void this.run(), 400 * settings.tempo);
    return start;
  }
}
