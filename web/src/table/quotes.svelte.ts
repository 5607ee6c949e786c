/** What a person tries out on a slip before anything is decided: the server says what it would come to. */
import type { Scene, ToServer } from "../wire";

/** A number that can be stepped, as every game tells it. */
export interface Count {
  wish: string;
  n: number;
  /** What it comes to with one press; null: it can go no further. */
  less: number | null;
  more: number | null;
}
type Told = Pick<Scene, "seat" | "number" | "question">;
const all = (): boolean => true;
const none = (): boolean => false;

export class Quotes {
  /** What is wanted of the question that is asked, the newest wish last. */
  wanted = $state.raw<Record<string, number>>({});
  private told = $state.raw<Told | null>(null);
  /** Answers that are still to come, and what is to be done then. */
  private waiting = 0;
  private then: (() => void) | null = null;

  constructor(private readonly send: (message: ToServer) => boolean) {}

  /** The question as it would stand with what is wanted; as it is asked, if nothing is. */
  question(scene: Scene): Scene["question"] {
    const { told } = this;
    return told && told.seat === scene.seat && told.number === scene.number ? told.question : scene.question;
  }

  /** So many of this instead of what is shown; of what was wanted before all that still counts. */
  want(scene: Scene | null, name: string, n: number, shown: number, counts: (name: string) => boolean = all): void {
    const ahead = this.waiting ? (this.wanted[name] ?? shown) - shown : 0; // pressed again before the answer was there
    const kept = Object.entries(this.wanted).filter(([one]) => one !== name && counts(one));
    this.wanted = { ...Object.fromEntries(kept), [name]: Math.max(0, n + ahead) };
    this.ask(scene);
  }

  /** Let a number on a slip come to this. */
  step(scene: Scene | null, count: Count, n: number, counts: (name: string) => boolean = all): void {
    this.want(scene, count.wish, n, count.n, counts);
  }

  /** Put back all wishes but those that still count. */
  drop(scene: Scene | null, counts: (name: string) => boolean = none): void {
    this.wanted = Object.fromEntries(Object.entries(this.wanted).filter(([one]) => counts(one)));
    this.forget();
    if (Object.keys(this.wanted).length) this.ask(scene);
    else this.told = null;
  }

  /** Do this once all answers are there. */
  settled(then: () => void): void {
    if (this.waiting) this.then = then;
    else then();
  }

  hear(told: Told): void {
    if (!this.waiting) return;
    this.told = told;
    if (--this.waiting) return;
    this.then?.();
    this.then = null;
  }

  /** No answer is to be waited for any more. */
  forget(): void {
    this.waiting = 0;
    this.then = null;
  }

  private ask(scene: Scene | null): void {
    if (!scene || scene.seat === null) return;
    if (this.send({ type: "quote", seat: scene.seat, number: scene.number, wanted: this.wanted })) this.waiting++;
  }
}
