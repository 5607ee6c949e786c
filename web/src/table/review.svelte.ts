/** What happened in a finished game, asked for until the server has found it out. */
import { api } from "../net/api";
import type { Analysis } from "../wire";

const AGAIN = 1500;

export class Review {
  analysis = $state.raw<Analysis | null>(null);
  going = $state(true);
  private timer = 0;
  private left = false;

  constructor(private table: string) {
    void this.ask();
  }

  private async ask(): Promise<void> {
    try {
      const { analysis, going } = await api.analysis(this.table);
      this.analysis = analysis;
      this.going = going;
    } catch {
      this.going = false; // a game that nobody can look back at is still a game
    }
    if (this.going && !this.left) this.timer = window.setTimeout(() => void this.ask(), AGAIN);
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }
}
