/** Which lessons this browser has been through, and how one is begun. Progress is kept in localStorage. */
import { api } from "./net/api";
import { forget, keep } from "./net/keys";
import { router } from "./route.svelte";

const STORE = "cinderbox.lessons";
const TABLE = "cinderbox.lesson";

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

class Learned {
  private done = $state.raw<Record<string, string[]>>(typeof localStorage === "undefined" ? {} : stored());

  of(game: string): string[] {
    return this.done[game] ?? [];
  }

  note(game: string, lesson: string): void {
    if (this.of(game).includes(lesson)) return;
    this.done = { ...stored(), [game]: [...this.of(game), lesson] };
    localStorage.setItem(STORE, JSON.stringify(this.done));
  }

  /** Sit down at a new practice table. The one before is let go: a lesson is quickly begun again. */
  async begin(game: string, lesson: string): Promise<void> {
    const made = await api.lesson(game, lesson);
    const old = localStorage.getItem(TABLE);
    if (old) forget(old);
    localStorage.setItem(TABLE, made.id);
    keep(made.id, made.keys);
    router.go(`/t/${made.id}`);
  }
}

export const learned = new Learned();
