/**
 * What every sheet does: it takes the focus (its button to close), Escape or a press outside closes it, and the focus
 * goes back to where it was. Of several only the newest hears them. What opens a sheet says so (`aria-haspopup`) and is not outside: it closes it itself.
 */
const open: HTMLElement[] = [];

export function sheet(close: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    const before = document.activeElement;
    open.push(element);
    element.querySelector<HTMLElement>("header .ic")?.focus();
    const outside = (event: Event): void => {
      const target = event.target as Element;
      if (open.at(-1) === element && !element.contains(target) && !target.closest("[aria-haspopup]")) close();
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || open.at(-1) !== element) return;
      event.stopImmediatePropagation(); // the one below is closed by another press
      close();
    };
    addEventListener("pointerdown", outside, true);
    addEventListener("keydown", pressed, true);
    return () => {
      open.splice(open.indexOf(element), 1);
      removeEventListener("pointerdown", outside, true);
      removeEventListener("keydown", pressed, true);
      const now = document.activeElement;
      const lost = !now || now === document.body || element.contains(now);
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  };
}
