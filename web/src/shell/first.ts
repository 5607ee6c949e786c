/** A first whole game: against the gentlest bot, with the options that suit it. */
import { labels } from "../games";
import { api } from "../net/api";
import { keep } from "../net/keys";
import { router } from "../route.svelte";

export async function firstGame(id: string, name: string): Promise<void> {
  const game = (await api.games()).find((one) => one.id === id);
  if (!game) return router.go("/");
  const options = Object.fromEntries(Object.entries(game.options).map(([key, one]) => [key, one.default]));
  const bot = game.bots[0];
  const rest = Array.from({ length: (game.seats[0] ?? 2) - 1 }, () => ({
    kind: "bot" as const,
    bot: bot?.id ?? "random",
    name: bot?.title ?? "",
  }));
  const made = await api.open({
    game: id,
    options: { ...options, ...labels[id]?.first?.options },
    seats: [{ kind: "person", name }, ...rest],
    listed: false,
    hotseat: false,
  });
  keep(made.id, made.keys);
  router.go(`/t/${made.id}`);
}
