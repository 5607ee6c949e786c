/** Where a sentence of the server names rules of the ledger. Pure. */
const RULE = /([A-Z]{2,4}(?:-[A-Z]{2,6})+-\d+)/;

export interface Piece {
  text: string;
  rule: boolean;
}

/** A sentence in pieces: words, and the ids of rules between them. */
export const pieces = (text: string): Piece[] =>
  text
    .split(RULE)
    .map((piece, i) => ({ text: piece, rule: i % 2 === 1 }))
    .filter((piece) => piece.text !== "");
