/** The few sounds of the table, made on the spot: nothing is loaded, nothing loops, none lasts 400 ms. */
import { settings } from "./settings.svelte";

export type Sound = "strike" | "slide" | "tick" | "crack" | "ash" | "drop" | "knock";

let context: AudioContext | null = null;

function noise(ctx: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * seconds), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  return source;
}

function burst(seconds: number, frequency: number, q: number, loud: number, to = frequency): void {
  if (!context) return;
  const now = context.currentTime;
  const source = noise(context, seconds);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = q;
  filter.frequency.setValueAtTime(frequency, now);
  filter.frequency.exponentialRampToValueAtTime(to, now + seconds);
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}

function tone(seconds: number, from: number, to: number, loud: number, delay = 0): void {
  if (!context) return;
  const now = context.currentTime + delay;
  const wave = context.createOscillator();
  const gain = context.createGain();
  wave.frequency.setValueAtTime(from, now);
  wave.frequency.exponentialRampToValueAtTime(to, now + seconds);
  gain.gain.setValueAtTime(loud, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  wave.connect(gain).connect(context.destination);
  wave.start(now);
  wave.stop(now + seconds);
}

const sounds: Record<Sound, () => void> = {
  strike: () => burst(0.32, 2600, 1.2, 0.22, 5200),
  slide: () => burst(0.16, 1800, 0.8, 0.1, 900),
  tick: () => tone(0.06, 900, 500, 0.16),
  crack: () => (burst(0.14, 320, 0.7, 0.5, 120), tone(0.1, 160, 60, 0.25)),
  ash: () => burst(0.38, 900, 0.5, 0.16, 200),
  drop: () => tone(0.12, 520, 1150, 0.12),
  knock: () => (tone(0.07, 260, 140, 0.25), tone(0.07, 240, 130, 0.25, 0.14)),
};

/** What several events sound like together, each sound once and not too many. */
export const soundsOf = (
  kinds: readonly string[],
  table: Readonly<Partial<Record<string, Sound>>>,
  most: number,
): Sound[] => [...new Set(kinds.map((kind) => table[kind]).filter((sound) => sound !== undefined))].slice(0, most);

export function play(sound: Sound): void {
  if (!settings.value.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  sounds[sound]();
}
