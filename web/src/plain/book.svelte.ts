/** What the catalog of the game in play says of its things, by their names. */
import type { Json } from "../wire";
import { entries, type Entry } from "./catalog";

/** Names are found however they are written: "Water Silo", "water_silo". */
const key = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

class Book {
  private all = $state.raw<ReadonlyMap<string, Entry>>(new Map());

  fill(catalog: Json): void {
    this.all = new Map(entries(catalog).map((one) => [key(one.name), one]));
  }

  get entries(): Entry[] {
    return [...this.all.values()];
  }

  find(name: string): Entry | undefined {
    return this.all.get(key(name));
  }
}

export const book = new Book();
