/** What a person chose for this browser: name, theme, motion, sound, pace. Kept in localStorage. */

export type Theme = "auto" | "dark" | "light";
export type Motion = "auto" | "on" | "off";
/** Which board: the game's own, or the plain one that is all words. */
export type Board = "drawn" | "plain";
export type Pace = "slow" | "normal" | "fast" | "off";

const STORE = "cinderbox.settings";
const phone = typeof matchMedia === "function" && matchMedia("(max-width:820px)").matches;

interface Stored {
  name: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  pace: Pace;
  confirm: boolean;
  board: Board;
  /** Say it outside of the page, too, when it is one's move at a table that nobody looks at. */
  tell: boolean;
}

const defaults: Stored = {
  name: "",
  theme: "auto",
  motion: "auto",
  sound: !phone,
  pace: "normal",
  confirm: true,
  board: "drawn",
  tell: false,
};

function stored(): Stored {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Stored>) };
  } catch {
    return { ...defaults };
  }
}

class Settings {
  value = $state<Stored>(typeof localStorage === "undefined" ? { ...defaults } : stored());

  set<K extends keyof Stored>(key: K, value: Stored[K]): void {
    this.value[key] = value;
    localStorage.setItem(STORE, JSON.stringify(this.value));
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    const light =
      this.value.theme === "light" ||
      (this.value.theme === "auto" && matchMedia("(prefers-color-scheme:light)").matches);
    if (light) root.dataset["theme"] = "light";
    else delete root.dataset["theme"];
    root.dataset["motion"] = this.value.motion;
  }

  get light(): boolean {
    return (
      this.value.theme === "light" ||
      (this.value.theme === "auto" && matchMedia("(prefers-color-scheme:light)").matches)
    );
  }

  get still(): boolean {
    return (
      this.value.motion === "off" ||
      (this.value.motion === "auto" && matchMedia("(prefers-reduced-motion:reduce)").matches)
    );
  }

  /** How many times longer or shorter a followed turn takes; 0: at once. */
  get tempo(): number {
    return { slow: 2, normal: 1, fast: 0.45, off: 0 }[this.value.pace] * (this.still ? 0.6 : 1);
  }
}

export const settings = new Settings();
