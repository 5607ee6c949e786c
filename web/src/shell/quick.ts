/** What a game offers for a start at once, by how many can play it and how far one has come against bots. */
import { ladder } from "../ladder.svelte";
import { t } from "../texts";
import type { GameInfo, NewTable } from "../wire";

export type Quick = "alone" | "bot" | "friend" | "hotseat";

/** How many sit at a table that is quickly lit: as few as the game allows, alone only where that is meant. */
const few = (game: GameInfo): number => game.seats.find((count) => count > 1) ?? 1;

/** The offers that make sense, the first one above all. */
export function offers(game: GameInfo): Quick[] {
  const together: Quick[] = few(game) > 1 ? ["bot", "friend", "hotseat"] : [];
  return game.seats.includes(1) ? ["alone", ...together] : together;
}

/** Such a table; where bots play, the next one on the ladder. */
export function quickTable(game: GameInfo, kind: Quick, name: string): NewTable {
  const bot = ladder.next(game);
  const rest = Array.from({ length: kind === "alone" ? 0 : few(game) - 1 }, (_, i): NewTable["seats"][number] =>
    kind === "bot"
      ? { kind: "bot", bot: bot?.id ?? "random", name: bot?.title ?? "" }
      : kind === "friend"
        ? { kind: "open" }
        : { kind: "person", name: t("seat.number", { n: i + 2 }) },
  );
  return {
    game: game.id,
    options: usual(game),
    seats: [{ kind: "person", name, you: true }, ...rest],
    listed: kind === "friend",
    hotseat: kind === "hotseat",
  };
}

/** The options as they are if nobody chooses. */
export const usual = (game: GameInfo): NewTable["options"] =>
  Object.fromEntries(Object.entries(game.options).map(([key, one]) => [key, one.default]));

/** "2 players", "1–4 players", "solo". */
export function players(game: GameInfo): string {
  const [least, most] = [game.seats[0] ?? 0, game.seats.at(-1) ?? 0];
  if (most === 1) return t("lobby.solo");
  return t("lobby.players", { n: least === most ? most : `${least}–${most}` });
}

/** How an offer reads with so many at the table. */
export const offerText = (game: GameInfo, kind: Quick): { title: string; text: string } =>
  few(game) > 2 && (kind === "bot" || kind === "friend" || kind === "hotseat")
    ? { title: t(`lobby.quick.${kind}s`), text: text(game, kind) }
    : { title: t(`lobby.quick.${kind}`), text: text(game, kind) };

/** Who waits, where bots play: a gentle one for a newcomer. */
function text(game: GameInfo, kind: Quick): string {
  const bot = kind === "bot" ? ladder.next(game) : undefined;
  if (!bot) return t(`lobby.quick.${kind}.text`);
  return t(ladder.of(game.id) ? "ladder.next" : "ladder.first", { name: bot.title });
}

/** Games in the order of the drawer: those that the fewest can play together come first, those for one last. */
export const fewFirst = (games: readonly GameInfo[]): GameInfo[] => {
  const place = (game: GameInfo): number => (few(game) > 1 ? few(game) : 99);
  return [...games].sort((a, b) => place(a) - place(b));
};
