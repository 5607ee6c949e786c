/** A first whole game: alone or against the first bot of the ladder, with the options that suit it. */
import { labels } from "../games";
import { api } from "../net/api";
import { keep } from "../net/keys";
import { router } from "../route.svelte";
import { offers, quickTable } from "./quick";

export async function firstGame(id: string, name: string): Promise<void> {
  const game = (await api.games()).find((one) => one.id === id);
  if (!game) return router.go("/");
  const table = quickTable(game, offers(game)[0] ?? "bot", name);
  const made = await api.open({ ...table, options: { ...table.options, ...labels[id]?.first?.options } });
  keep(made.id, made.keys);
  router.go(`/t/${made.id}`);
}
