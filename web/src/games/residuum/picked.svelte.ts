/**
 * What is picked in the foot: a deed whose place is still to be shown on the map. Picked hexes are the table's
 * `chosen`.
 */
class Picked {
  verb = $state<string | null>(null);
}

export const picked = new Picked();
