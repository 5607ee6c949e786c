/**
 * Whatever has this attached opens at reading size: on hover, on focus, on a long press. What is quiet waits for the
 * pointer to linger. What is read stays a moment, so that the pointer can go on to it.
 */
import type { Attachment } from "svelte/attachments";
import type { Table } from "../table/table.svelte";

const HOVER = 140;
const LINGER = 650;
const PRESS = 450;
const STAY = 400;

export function reads(table: Table, thing: string, quiet = false): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer = 0;
    let leaving = 0;
    let pressed = false;
    const show = (): void => {
      table.reading = thing;
      table.looking = true;
    };
    const enter = (event: Event): void => {
      clearTimeout(leaving);
      if ((event as PointerEvent).pointerType === "mouse") timer = window.setTimeout(show, quiet ? LINGER : HOVER);
    };
    const focus = (): void => {
      if (!quiet || element.matches(":focus-visible")) show();
    };
    const leave = (): void => clearTimeout(timer);
    /** A little later: a focused thing that is taken off the page loses its focus in the middle of drawing. */
    const away = (): void => {
      leave();
      queueMicrotask(gone);
    };
    const gone = (): void => {
      if (table.reading === thing && !table.held) table.looking = false;
    };
    const out = (): void => {
      leave();
      leaving = window.setTimeout(gone, STAY);
    };
    const down = (event: Event): void => {
      pressed = false;
      if ((event as PointerEvent).pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        pressed = true;
        show();
        table.enlarged = true;
      }, PRESS);
    };
    const click = (event: Event): void => {
      clearTimeout(timer);
      table.reading = thing;
      if (!quiet) table.looking = true;
      if (pressed) event.stopImmediatePropagation();
      pressed = false;
    };
    const menu = (event: Event): void => event.preventDefault();
    const heard: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerleave", out],
      ["pointerdown", down],
      ["pointerup", leave],
      ["pointercancel", leave],
      ["focus", focus],
      ["blur", away],
      ["contextmenu", menu],
    ];
    for (const [name, hear] of heard) element.addEventListener(name, hear);
    element.addEventListener("click", click, true);
    return () => {
      clearTimeout(timer);
      queueMicrotask(() => {
        if (!element.isConnected && table.reading === thing) table.looking = false; // it went away under the pointer
      });
      for (const [name, hear] of heard) element.removeEventListener(name, hear);
      element.removeEventListener("click", click, true);
    };
  };
}
