/**
 * Whatever has this attached can be dragged by mouse or pen: a copy of it follows, and what it is let go over is told.
 * A finger scrolls instead, and presses twice.
 */
import type { Attachment } from "svelte/attachments";

const FAR = 8; // pixels that make a press a drag

export interface Drag {
  /** Whether it may be dragged now. */
  open: () => boolean;
  lifted: () => void;
  /** Let go over something; null: elsewhere. */
  dropped: (over: Element | null) => void;
}

export function drags({ open, lifted, dropped }: Drag): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let ghost: { twin: HTMLElement; layer: HTMLElement } | null = null;
    const down = (event: PointerEvent): void => {
      if (event.pointerType !== "touch" && event.button === 0 && open()) from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost && Math.hypot(dx, dy) < FAR) return;
      if (!ghost) {
        ghost = copy(element);
        lifted();
      }
      ghost.twin.style.transform = `translate(${dx}px,${dy}px)`;
    };
    const end = (event: PointerEvent): void => {
      const dragged = ghost !== null;
      stop();
      if (!dragged || event.type === "pointercancel") return;
      // the click that a browser makes of letting go says nothing
      addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
      setTimeout(() => dropped(document.elementFromPoint(event.clientX, event.clientY)));
    };
    const stop = (): void => {
      ghost?.layer.remove();
      ghost = from = null;
      delete document.body.dataset["dragging"];
    };
    const still = (event: Event): void => event.preventDefault();
    element.addEventListener("pointerdown", down);
    element.addEventListener("dragstart", still);
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("dragstart", still);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
  };
}

/** A copy that lies exactly over a thing, in a layer of its own that looks like the area it is in. */
function copy(element: HTMLElement): { twin: HTMLElement; layer: HTMLElement } {
  const box = element.getBoundingClientRect();
  const layer = (element.closest("section")?.cloneNode(false) ?? document.createElement("div")) as HTMLElement;
  layer.removeAttribute("aria-label");
  layer.style.cssText = "position:fixed;inset:0;z-index:70;pointer-events:none;background:none;border:0;padding:0";
  layer.ariaHidden = "true";
  const twin = element.cloneNode(true) as HTMLElement;
  twin.style.cssText = `position:fixed;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;margin:0`;
  twin.removeAttribute("data-thing");
  twin.tabIndex = -1;
  layer.append(twin);
  document.body.append(layer);
  document.body.dataset["dragging"] = "";
  return { twin, layer };
}
