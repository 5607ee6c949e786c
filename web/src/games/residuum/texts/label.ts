/** What the lobby says of Residuum, in English. */
export const words = {
  tagline: "Two years, sixteen turns, a map you build",
  firstGame: "Against a bot, on a map that is laid out.",
  minutes: "60 to 120 min",
} as const;
