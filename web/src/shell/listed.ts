/** Names as one says them: Ann; Ann and Bob; Ann, Bob and Cid. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
