/** How cards travel from where they were to where they are, or burn: Svelte's crossfade, by the card's key. */
import { crossfade, type TransitionConfig } from "svelte/transition";
import { settings } from "../settings.svelte";
import { middleOf } from "./motion";

const MOVE = 260;
const BURN = 420;

const ease = (t: number): number => 1 - (1 - t) ** 3;
const long = (ms: number): number => (settings.still ? 1 : ms);

export interface Travel {
  key: string | number;
  /** What becomes of it where nothing takes it up: it burns, or it goes to or comes from somewhere. */
  how?: "burn" | "fade";
  by?: string;
}

function burn(): TransitionConfig {
  return {
    duration: long(BURN),
    css: (t) =>
      `transform:rotate(${(1 - t) * -7}deg) scale(${0.8 + 0.2 * t});filter:brightness(${t}) sepia(${1 - t});` +
      `opacity:${Math.min(1, t * 1.6)};` +
      `clip-path:polygon(0 0,${t * 110}% 0,${t * 96}% 40%,${t * 112}% 60%,${t * 92}% 100%,0 100%)`,
  };
}

function alone(node: Element, travel: Travel, intro: boolean): TransitionConfig {
  if (!intro && travel.how === "burn") return burn();
  const other = travel.by ? document.querySelector(travel.by) : null;
  if (!other || !other.getClientRects().length)
    return { duration: long(intro ? MOVE : 120), easing: ease, css: (t) => `opacity:${t}` };
  const from = middleOf(other);
  const to = middleOf(node);
  return {
    duration: long(MOVE + 60),
    easing: ease,
    css: (t, u) =>
      `transform:translate(${(from.x - to.x) * u}px,${(from.y - to.y) * u}px) scale(${1 - 0.6 * u}) ` +
      `rotate(${u * -8}deg);opacity:${Math.min(1, t * 2.2)}`,
  };
}

const [sendPair, receivePair] = crossfade({
  duration: (distance) => long(Math.min(MOVE + distance * 0.12, 420)),
  easing: ease,
  fallback: (node, params, intro) => alone(node, params as Travel, intro),
});

export const send = sendPair as (node: Element, travel: Travel) => () => TransitionConfig;
export const receive = receivePair as (node: Element, travel: Travel) => () => TransitionConfig;
