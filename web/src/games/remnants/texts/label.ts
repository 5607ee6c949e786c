/** The words of City of Remnants in the lobby. */
export const words = {
  tagline: "Four gangs under foreign eyes",
  minutes: "90 to 120 min",
  firstGame: "Against bots, with the leaders dealt at random.",
} as const;
