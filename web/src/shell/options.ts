import type { GameInfo } from "../wire";

/** An option of a game and what was chosen, in a player's words: "Camps: first printing". */
export function chosen(game: GameInfo | undefined, name: string, value: unknown): string {
  const option = game?.options[name];
  const said = String(value).toLowerCase(); // the house may write True where JSON has true
  const which = option ? option.choices.findIndex((one) => String(one).toLowerCase() === said) : -1;
  return option && which >= 0
    ? `${option.title}: ${option.names[which]}`
    : `${name.replaceAll("_", " ")}: ${String(value)}`;
}
