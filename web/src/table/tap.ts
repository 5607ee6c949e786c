/** How the page was pressed last: whether a finger came down on something that is smaller than a finger. */
const FINGER = 44; // pixels

export const tap = { small: false };

/** Watch all presses from now on; returns how to stop. */
export function watchTaps(): () => void {
  const down = (event: PointerEvent): void => {
    const box = (event.target as Element).closest("[data-thing]")?.getBoundingClientRect();
    tap.small = event.pointerType === "touch" && !!box && Math.min(box.width, box.height) < FINGER;
  };
  const key = (): void => void (tap.small = false);
  addEventListener("pointerdown", down, true);
  addEventListener("keydown", key, true);
  return () => {
    removeEventListener("pointerdown", down, true);
    removeEventListener("keydown", key, true);
  };
}
