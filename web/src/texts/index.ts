/** One catalogue of texts; another language is another file with the same keys. */
import { en } from "./en";

export type TextKey = keyof typeof en;
export type Texts = Record<TextKey, string>;

const texts: Texts = en;

/** A text with its {names} filled in. */
export function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

export function t(key: TextKey, values?: Record<string, string | number>): string {
  return fill(texts[key], values);
}
