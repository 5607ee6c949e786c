/**
 * A list with many small buttons is one stop of the Tab key; arrow keys, Home and End go from button to button, the
 * last one first.
 */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Which of so many a key goes to from the one at `at`, -1 being none of them yet. */
export function goes(key: string, at: number, count: number): number | null {
  if (!count) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  return at < 0 ? count - 1 : Math.max(0, Math.min(count - 1, at + step));
}

export const roving: Attachment<HTMLElement> = (list) => {
  const all = (): HTMLButtonElement[] => [...list.querySelectorAll("button")];
  const quiet = (): void => all().forEach((one) => (one.tabIndex = -1));
  const hear = (event: KeyboardEvent): void => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const found = all();
    const to = goes(
      event.key,
      found.findIndex((one) => one === document.activeElement),
      found.length,
    );
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    found[to]?.focus();
  };
  quiet();
  const watch = new MutationObserver(quiet);
  watch.observe(list, { childList: true, subtree: true });
  list.addEventListener("keydown", hear);
  return () => {
    watch.disconnect();
    list.removeEventListener("keydown", hear);
  };
};
