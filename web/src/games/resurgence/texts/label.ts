/** The words of Resurgence in the lobby. */
export const words = {
  tagline: "Moscow, one token at a time",
  minutes: "60 to 120 min",
  firstGame: "Against bots, with the beginner start.",
} as const;
