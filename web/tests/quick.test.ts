import { describe, expect, it } from "vitest";
import { labelOf, labels } from "../src/games";
import { initials } from "../src/plain/label";
import { fewFirst, offers, offerText, players, quickTable } from "../src/shell/quick";
import type { GameInfo } from "../src/wire";

const game = (...seats: number[]): GameInfo => ({
  id: "toy",
  title: "Toy",
  seats,
  options: { long: { default: false, choices: [false, true], help: "", title: "Long", names: ["No", "Yes"] } },
  bots: ["easy", "fair", "hard"].map((id) => ({ id, title: id.toUpperCase(), help: "", level: 0 })),
});

describe("a start at once", () => {
  it("is a bot, a friend or this screen for two", () => {
    expect(offers(game(2))).toEqual(["bot", "friend", "hotseat"]);
    expect(quickTable(game(2, 3, 4), "bot", "Ann")).toEqual({
      game: "toy",
      options: { long: false },
      seats: [
        { kind: "person", name: "Ann", you: true },
        { kind: "bot", bot: "easy", name: "EASY" },
      ],
      listed: false,
      hotseat: false,
    });
  });
  it("fills all seats of a game for three to six", () => {
    const seats = (kind: "bot" | "friend" | "hotseat") =>
      quickTable(game(3, 4, 5, 6), kind, "Ann").seats.map((seat) => seat.kind);
    expect(seats("bot")).toEqual(["person", "bot", "bot"]);
    expect(seats("friend")).toEqual(["person", "open", "open"]);
    expect(seats("hotseat")).toEqual(["person", "person", "person"]);
    expect(offerText(game(3, 4), "bot").title).not.toBe(offerText(game(2, 3), "bot").title);
  });
  it("invites nobody to a game for one", () => {
    expect(offers(game(1))).toEqual(["alone"]);
    expect(quickTable(game(1), "alone", "Ann").seats).toEqual([{ kind: "person", name: "Ann", you: true }]);
  });
  it("offers both where one or more can play, alone first", () => {
    expect(offers(game(1, 2, 3))[0]).toBe("alone");
    expect(quickTable(game(1, 2, 3), "alone", "Ann").seats).toHaveLength(1);
    expect(quickTable(game(1, 2, 3), "friend", "Ann").seats).toHaveLength(2);
  });
  it("says how many can play", () =>
    expect([game(2), game(1, 2, 3, 4), game(1)].map(players)).toEqual(["2 players", "1–4 players", "solo"]));
});

describe("the label of a game without a board", () => {
  it("shows the letters of its title", () =>
    expect(["Scavengers", "The Age of Rust", "of", "Ash and Iron and Salt and Oil"].map(initials)).toEqual([
      "S",
      "AR",
      "O",
      "AIS",
    ]));
  it("is there for every game, always in the same ink", () => {
    expect(labelOf("toy", "Toy").art).toContain(">T<");
    expect(labelOf("toy", "Toy").spot).toBe(labelOf("toy", "Toy").spot);
    for (const [id, label] of Object.entries(labels)) expect(labelOf(id, id)).toBe(label);
  });
  it("lets no markup through", () => expect(labelOf("x", "<b> &amp;").art).not.toContain("&amp;"));
});

describe("the drawer", () => {
  it("has games for few first, otherwise as they come", () => {
    const three = { ...game(3, 4), id: "three" };
    const two = { ...game(2), id: "two" };
    const also = { ...game(1, 2), id: "also" };
    const alone = { ...game(1), id: "alone" };
    expect(fewFirst([alone, three, two, also]).map((one) => one.id)).toEqual(["two", "also", "three", "alone"]);
  });
});
