/** The words of the Residuum table, in English. */
export const words = {
  tagline: "Sixteen turns of scarce water",
  minutes: "90 to 180 min",
} as const;
