import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { labels } from "../src/games";

const SRC = join(import.meta.dirname, "../src");
const GAMES = join(SRC, "games");
const folders = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const sources = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

describe("games", () => {
  it("are found by their folders", () => {
    expect(folders.length).toBeGreaterThan(1);
    expect(Object.keys(labels).sort()).toEqual(folders.sort());
    for (const id of folders) expect(existsSync(join(GAMES, id, "game.ts")), id).toBe(true);
  });
  it("are named nowhere outside their folders", () => {
    const name = new RegExp(folders.join("|"), "i");
    const naming = sources
      .filter((path) => !folders.some((id) => path.startsWith(join(GAMES, id))))
      .filter((path) => name.test(readFileSync(path, "utf8")));
    expect(naming).toEqual([]);
  });
});
