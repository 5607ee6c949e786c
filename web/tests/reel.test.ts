import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/settings.svelte";
import { Reel } from "../src/table/reel.svelte";
import type { Scene, TableEvent } from "../src/wire";

const scene = (number: number, kinds: string[] = []): Scene =>
  ({ number, events: kinds.map((kind, n): TableEvent => ({ n, kind, seat: 1, parts: [] })) }) as unknown as Scene;

describe("a reel", () => {
  let shown: [number, string[]][] = [];
  const reel = (): Reel =>
    new Reel({
      show: (one, events) => shown.push([one.number, events.map((event) => event.kind)]),
      takes: (events) => events.length * 1000,
      viewer: () => ({ seat: 0, ticking: false }),
    });

  beforeEach(() => {
    shown = [];
    settings.value.motion = "on";
    vi.useFakeTimers();
  });
  afterEach(() => {
    settings.value.motion = "auto";
    vi.useRealTimers();
  });

  it("shows a moment at once and the next one when that can have been followed", async () => {
    const one = reel();
    one.push(scene(1, ["a"]));
    one.push(scene(2, ["b", "c"]));
    expect([shown, one.waiting]).toEqual([[[1, ["a"]]], 1]);
    await vi.advanceTimersByTimeAsync(999);
    expect(shown).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([shown.at(-1), one.waiting]).toEqual([[2, ["b", "c"]], 0]);
  });
  it("jumps to the newest moment with all that happened on the way", async () => {
    const one = reel();
    for (const [n, kind] of ["a", "b", "c"].entries()) one.push(scene(n, [kind]));
    one.flush();
    await vi.runAllTimersAsync();
    expect(shown).toEqual([
      [0, ["a"]],
      [2, ["b", "c"]],
    ]);
  });
  it("keeps what others did, from the moment before, until it is forgotten", async () => {
    const one = reel();
    one.keep(scene(0), scene(1), false);
    expect([one.canWatchAgain, one.rewind()]).toEqual([false, null]);
    one.keep(scene(1), scene(2, ["x"]), true);
    one.keep(scene(2), scene(3, ["y"]), false);
    expect(one.rewind()?.number).toBe(1);
    expect(one.again).toBe(true);
    await vi.runAllTimersAsync();
    expect(shown.map(([n]) => n)).toEqual([2, 3]);
    expect(one.again).toBe(false);
    one.forget();
    expect(one.canWatchAgain).toBe(false);
  });
});
