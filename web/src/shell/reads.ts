/** Whatever has this attached opens at reading size: on hover, on focus, on a long press. */
import type { Attachment } from "svelte/attachments";
import type { Table } from "../table/table.svelte";

const HOVER = 140;
const PRESS = 450;

export function reads(table: Table, thing: string): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let pressed = false;
    const show = (): void => {
      table.reading = thing;
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") timer = window.setTimeout(show, HOVER);
    };
    const leave = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      pressed = false;
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        pressed = true;
        show();
        table.enlarged = true;
      }, PRESS);
    };
    const click = (event: MouseEvent): void => {
      clearTimeout(timer);
      show();
      if (pressed) event.stopImmediatePropagation();
      pressed = false;
    };
    const menu = (event: Event): void => event.preventDefault();
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointerup", leave);
    element.addEventListener("pointercancel", leave);
    element.addEventListener("focus", show);
    element.addEventListener("click", click, true);
    element.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(timer);
      for (const [name, heard] of [["pointerenter", enter], ["pointerleave", leave], ["pointerdown", down], ["pointerup", leave], ["pointercancel", leave], ["focus", show], ["contextmenu", menu]] as const)
        element.removeEventListener(name, heard as EventListener);
      element.removeEventListener("click", click, true);
    };
  };
}
