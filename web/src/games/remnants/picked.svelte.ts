/** What is marked and not yet said: spaces of a site, and which copies of cards go. A new question begins anew. */
import type { Table } from "../../table/table.svelte";
import type { Copies } from "./wire.gen";

class Picked {
  spaces = $state.raw<string[]>([]);
  /** Keys of copies, by card. */
  private copies = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  clear(): void {
    this.spaces = [];
    this.copies = {};
  }

  has(card: string, key: string): boolean {
    return this.copies[card]?.includes(key) ?? false;
  }

  /** Mark a copy or take the mark away; what all of it comes to the server says. */
  toggle(table: Table, { card, wish }: Copies, key: string): void {
    const old = this.copies[card] ?? [];
    const now = old.includes(key) ? old.filter((one) => one !== key) : [...old, key];
    this.copies = { ...this.copies, [card]: now };
    table.quotes.want(table.scene, wish, now.length, old.length);
  }
}

export const picked = new Picked();
