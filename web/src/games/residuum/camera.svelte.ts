/**
 * How the map lies in its frame, and how it gets elsewhere: moved by hand, a step closer, to where something is, back.
 */
import { select } from "d3-selection";
import "d3-transition";
import { zoom as zoomer, zoomIdentity, type D3ZoomEvent } from "d3-zoom";
import { settings } from "../../settings.svelte";
import { bring, type Lay } from "./focus";
import { bounds, fit, R, type Box, type Point } from "./geometry";

/** How small and how large the map may be drawn. */
const SCALES: [number, number] = [0.25, 4];
/** A frame up to this width is a phone's. */
const SMALL = 700;
/** No hex is made too small for a finger to show others. */
const LEAST = 0.62;
/** At which a border is as high as a finger is wide. */
const CLOSE = 1.4;

/** What is laid over the map, if it is there. */
const over = (name: string): DOMRect | undefined =>
  [...document.querySelectorAll(name)].map((one) => one.getBoundingClientRect()).find((one) => one.width > 0);
export const slipIsOpen = (): boolean => over(".rslip") !== undefined;

export class Camera {
  at = $state<Lay>({ x: 0, y: 0, k: 1 });
  wide = $state(0);
  high = $state(0);
  /** Where the map is going: it lies there once it has come to rest. */
  private goal: Lay = { x: 0, y: 0, k: 1 };
  /** Where the map lay before it made room. */
  private back: Lay | null = null;
  /** Somebody has moved it by hand. */
  private moved = false;
  private frame: HTMLElement | null = null;
  private svg: SVGSVGElement | null = null;
  private zoom = zoomer<SVGSVGElement, unknown>()
    .scaleExtent(SCALES)
    .clickDistance(5)
    .on("zoom", ({ transform: { x, y, k }, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      this.at = { x, y, k };
      if (!sourceEvent) return;
      this.goal = this.at;
      this.back = null;
      this.moved = true;
    });

  get small(): boolean {
    return this.wide <= SMALL;
  }

  /** Look through this frame: `open` lays the map out at first, `whole` when the frame has changed. */
  mount(frame: HTMLElement, svg: SVGSVGElement, open: () => void, whole: () => void): () => void {
    [this.frame, this.svg] = [frame, svg];
    select(svg).call(this.zoom).on("dblclick.zoom", null);
    const watch = new ResizeObserver(() => {
      const { wide, high, goal } = this;
      this.wide = frame.clientWidth;
      this.high = frame.clientHeight;
      if (wide === 0) open();
      else if (!this.small && !this.moved) whole();
      else this.go({ k: goal.k, x: goal.x + (this.wide - wide) / 2, y: goal.y + (this.high - high) / 2 }, false);
    });
    watch.observe(frame);
    return () => watch.disconnect();
  }

  private go(to: Lay, slow: boolean): void {
    this.goal = to;
    if (!this.svg) return;
    const target = zoomIdentity.translate(to.x, to.y).scale(to.k);
    if (slow && !settings.still) select(this.svg).transition().duration(420).call(this.zoom.transform, target);
    else select(this.svg).call(this.zoom.transform, target);
  }

  /** All of these points, with a margin around them. */
  all(points: Point[], margin: number, slow: boolean): void {
    this.go(fit(bounds(points, margin), this.wide, this.high - 6), slow);
  }

  closer(by: number): void {
    const { goal } = this;
    const k = Math.min(SCALES[1], Math.max(SCALES[0], goal.k * by));
    const [x, y] = [this.wide / 2, this.high / 2];
    this.back = null;
    this.moved = true;
    this.go({ k, x: x - ((x - goal.x) * k) / goal.k, y: y - ((y - goal.y) * k) / goal.k }, true);
  }

  /** These points in the middle, with hexes large enough for a finger. */
  near(points: Point[], slow: boolean): void {
    const k = Math.max(0.8, fit(bounds(points, R * 2.2), this.wide, this.high, 1.1).k);
    const box = bounds(points, 0);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    this.back = null;
    this.go({ k, x: this.wide / 2 - k * x, y: this.high / 2 - k * y }, slow);
  }

  /** Close to these points for a while, if they are not so already. */
  close(points: Point[]): void {
    const to = fit(bounds(points, R * 1.2), this.wide, this.high, CLOSE);
    if (to.k <= this.goal.k) return;
    this.back ??= { ...this.goal };
    this.go(to, true);
  }

  /** Bring hexes into view, clear of what is laid over the map; where they are in view it stays as it is. */
  see(points: Point[], keep: boolean): void {
    const to = bring(points, this.goal, this.free(), LEAST, keep && this.small);
    if (!to) return;
    if (keep || slipIsOpen()) this.back ??= { ...this.goal };
    this.go(to, true);
  }

  /** Back to how the map lay before it made room; whether it had. */
  goBack(): boolean {
    if (!this.back) return false;
    this.go(this.back, true);
    this.back = null;
    return true;
  }

  /** The part of the map that nothing lies over: between a lesson and a slip, on a phone one above the other. */
  private free(): Box {
    const { wide, high } = this;
    const edge = this.frame?.getBoundingClientRect() ?? new DOMRect();
    const [slip, lesson] = [over(".rslip"), over(".lesson")];
    if (!this.small) {
      const right = slip ? Math.max(wide / 3, slip.left - edge.left - 8) : wide;
      const left = lesson ? lesson.right - edge.left + 8 : 0;
      return { left: right - left > 4 * R ? left : 0, top: 0, right, bottom: high };
    }
    const top = Math.min(high / 2, Math.max(0, (lesson?.bottom ?? 0) - edge.top));
    const bottom = slip ? Math.min(high, Math.max(top + high / 4, slip.top - edge.top)) : high;
    return { left: 0, top, right: wide, bottom };
  }
}
