import { expect, test } from "vitest";
import { chosen } from "../src/shell/options";
import type { GameInfo } from "../src/wire";

const game = {
  options: {
    faces: {
      default: "revised",
      choices: ["revised", "first"],
      help: "",
      title: "Camps",
      names: ["newest", "first printing"],
    },
    quick_start: { default: false, choices: [false, true], help: "", title: "Start", names: ["whole", "quick"] },
  },
} as unknown as GameInfo;

test("an option and its value are named for players", () => {
  expect(chosen(game, "faces", "first")).toBe("Camps: first printing");
  expect(chosen(game, "quick_start", true)).toBe("Start: quick");
  expect(chosen(game, "quick_start", "True")).toBe("Start: quick");
});

test("of a game or value that is no longer in the box the plain words are left", () => {
  expect(chosen(undefined, "quick_start", "yes")).toBe("quick start: yes");
  expect(chosen(game, "faces", "lost")).toBe("faces: lost");
});
