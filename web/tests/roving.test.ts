import { expect, it } from "vitest";
import { goes } from "../src/shell/roving";

it("arrow keys go from name to name, from the newest back, and stay at the ends", () => {
  expect(goes("ArrowUp", -1, 4)).toBe(3);
  expect(goes("ArrowLeft", 3, 4)).toBe(2);
  expect(goes("ArrowDown", 3, 4)).toBe(3);
  expect(goes("ArrowUp", 0, 4)).toBe(0);
  expect([goes("Home", 2, 4), goes("End", 2, 4)]).toEqual([0, 3]);
});
it("other keys, and lists without names, are left alone", () => {
  expect(goes("Enter", 1, 4)).toBe(null);
  expect(goes("ArrowUp", -1, 0)).toBe(null);
});
