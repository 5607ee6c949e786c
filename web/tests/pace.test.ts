import { expect, test } from "vitest";
import { stay, type Viewer, type Waiting } from "../src/table/pace";
import type { Scene, TableEvent } from "../src/wire";

const ann: Viewer = { seat: 0, tempo: 1, again: false, ticking: false };

function waits(seat: number, takes = 500): Waiting {
  const event: TableEvent = { n: 1, kind: "move", seat, parts: [] };
  return { scene: {} as Scene, events: [event], takes };
}

/** How long it takes to see all of it. */
function all(queue: Waiting[], viewer: Viewer): number {
  return queue.reduce((sum, now, i) => sum + stay(now, queue.slice(i + 1), viewer), 0);
}

const turn = Array.from({ length: 12 }, () => waits(1));
const round = Array.from({ length: 120 }, () => waits(1));

test("a rival's turn is shown at the viewer's pace", () => {
  expect(all(turn, ann)).toBe(6000);
  expect(all(turn, { ...ann, tempo: 2 })).toBe(12_000);
  expect(all(turn, { ...ann, tempo: 0 })).toBe(0);
});

test("what one does oneself is soon seen, and what nobody did takes no time", () => {
  expect(stay(waits(0), [], ann)).toBeLessThan(stay(waits(1), [], ann));
  expect(stay({ ...waits(1), events: [], takes: 0 }, [], ann)).toBe(0);
});

test("whoever is far behind catches up, nothing left out", () => {
  expect(all(round, ann)).toBeLessThan(30_000);
  round.forEach((now, i) => expect(stay(now, round.slice(i + 1), ann)).toBeGreaterThan(50));
});

test("nobody's time runs out while they watch", () => {
  expect(all(turn, { ...ann, ticking: true })).toBeLessThan(4000);
});

test("who watches it again is not hurried", () => {
  expect(all(round, { ...ann, again: true })).toBe(60_000);
});
