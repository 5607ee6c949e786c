/** Lists that are made anew at every change: what is as it was stays the very same object, so that Svelte draws only
 * what is new. A long log would else be drawn whole at every move. */

/** A memory of one list. `key` tells its things apart, `same` whether one has changed. */
export function steady<T>(
  key: (one: T) => PropertyKey,
  same: (one: T, other: T) => boolean,
): (list: readonly T[]) => T[] {
  let before = new Map<PropertyKey, T>();
  return (list) => {
    const found = list.map((one) => {
      const old = before.get(key(one));
      return old !== undefined && same(old, one) ? old : one;
    });
    before = new Map(found.map((one) => [key(one), one]));
    return found;
  };
}

/** Whether two lists have the same things in the same order. */
export const alike = <T>(one: readonly T[], other: readonly T[], same: (one: T, other: T) => boolean = Object.is) =>
  one.length === other.length && one.every((thing, i) => same(thing, other[i]!));
