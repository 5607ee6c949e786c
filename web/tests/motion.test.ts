import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/settings.svelte";
import { playEvents, type Motion } from "../src/shell/motion";
import { soundsOf } from "../src/sound";
import { takes } from "../src/table/pace";
import type { TableEvent } from "../src/wire";

const event = (kind: string): TableEvent => ({ n: 1, kind, seat: 0, parts: [] });

describe("motion", () => {
  let played: [string, number][] = [];
  let marked: string[] = [];
  const thing = (name: string) => ({
    animate: (_: Keyframe[], { delay }: { delay: number }) => played.push([name, delay]),
    classList: { add: () => marked.push(name), remove: () => undefined },
  });
  const motion: Motion<TableEvent> = {
    looks: { hit: { frames: [], ms: 1 }, gone: { frames: [], ms: 1 } },
    spot: ({ kind }) => (kind === "gone" ? null : kind),
    show: ({ kind }) => (kind === "ride" ? 500 : null),
  };

  beforeEach(() => {
    [played, marked] = [[], []];
    vi.stubGlobal("document", { querySelector: thing });
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    settings.value.motion = "auto";
  });

  it("plays one event after the other, each where it shows", () => {
    settings.value.motion = "on";
    playEvents(["hit", "unknown", "gone", "hit", "ride", "hit"].map(event), motion);
    expect(played).toEqual([
      ["hit", 0],
      ["hit", 150],
      ["hit", 800],
    ]);
  });
  it("has begun with everything soon", () => {
    settings.value.motion = "on";
    playEvents(
      Array.from({ length: 40 }, () => event("hit")),
      motion,
    );
    expect(Math.max(...played.map(([, delay]) => delay))).toBe(1200);
  });
  it("is an outline for whoever wants none", () => {
    settings.value.motion = "off";
    playEvents([event("hit")], motion);
    expect([played, marked]).toEqual([[], ["hit"]]);
  });
});

describe("what a game says of its events", () => {
  it("is how long they take, not too short and not too long", () => {
    const table = { long: 2000, short: 10 };
    const time = (...kinds: string[]): number => takes(kinds.map(event), table);
    expect([time("short"), time("other"), time("other", "other"), time("long", "long")]).toEqual([200, 350, 700, 2600]);
  });
  it("is what they sound like, each sound once", () =>
    expect(soundsOf(["a", "b", "a", "c", "d"], { a: "tick", b: "tick", c: "drop", d: "ash" }, 2)).toEqual([
      "tick",
      "drop",
    ]));
});
