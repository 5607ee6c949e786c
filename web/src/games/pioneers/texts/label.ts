/** The words of The Pioneers Program in the lobby. */
export const words = {
  tagline: "Six small towns and one alarm",
  minutes: "45 to 90 min",
  firstGame: "Against bots, with the cards of the core decks.",
} as const;
