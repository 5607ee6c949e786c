/** What an event can look like on the table, for the motion of all games. */
import type { Look } from "./motion";

export const SHAKE: Look = {
  frames: [
    { transform: "translate(0)" },
    { transform: "translate(-6px,1px)", filter: "brightness(1.5) sepia(.5)" },
    { transform: "translate(6px,-1px)" },
    { transform: "translate(0)" },
  ],
  ms: 420,
};
export const LIFT: Look = {
  frames: [
    { transform: "none" },
    { transform: "translateY(-5px) scale(1.04)", filter: "brightness(1.25)" },
    { transform: "none" },
  ],
  ms: 380,
};
export const SWELL: Look = { frames: [{ transform: "scale(1.25)" }, { transform: "none" }], ms: 260 };
export const LEAP: Look = { frames: [{ transform: "scale(1.8)" }, { transform: "none" }], ms: 420 };
export const GOOD: Look = {
  frames: [{ boxShadow: "0 0 0 4px var(--good)" }, { boxShadow: "0 0 0 14px transparent" }],
  ms: 640,
};
export const COME: Look = {
  frames: [
    { transform: "translateX(-40px)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ],
  ms: 260,
};
export const FLASH: Look = {
  frames: [{ boxShadow: "0 0 0 3px var(--flame)" }, { boxShadow: "0 0 0 16px transparent" }],
  ms: 640,
};
/** A die that comes to rest. */
export const TUMBLE: Look = {
  frames: [
    { transform: "rotate(-24deg) scale(1.3)", opacity: 0.4 },
    { transform: "rotate(12deg) scale(1.1)" },
    { transform: "none", opacity: 1 },
  ],
  ms: 520,
};
