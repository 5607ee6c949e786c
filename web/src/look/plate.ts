/**
 * How pictures on cards are composed: strokes and shapes of an emblem on a 24-unit grid (solid in currentColor, class s
 * is an inked line, k and kf are carved in --knock), and the grounds they stand on. Knows no game.
 */

export const line = (d: string, width = 1.6): string => `<path d="${d}" class="s" stroke-width="${width}"/>`;
export const cut = (d: string, width = 1.5): string => `<path d="${d}" class="k" stroke-width="${width}"/>`;
export const solid = (d: string): string => `<path d="${d}"/>`;
export const disc = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
export const hole = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" class="kf"/>`;
export const ring = (x: number, y: number, r: number, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" class="s" stroke-width="${width}"/>`;
export const at = (part: string, x: number, y: number, size: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${size}) rotate(${turn} 12 12)">${part}</g>`;

/** The six grounds of a plate, each on 100 units, laid three wide. */
const tiled = (part: string): string =>
  [-100, 0, 100].map((x) => `<g transform="translate(${x} 0)">${part}</g>`).join("");
const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);

export const grounds: Record<string, string> = {
  rays: `<path d="M50 62L-60-20h22zM50 62L-16-20H2zM50 62L20-20h14zM50 62L52-20h14zM50 62L86-20h18zM50 62l80-82h22zM50 62l-170-30v-24zM50 62l-170 30v24zM50 62l170-30v-24zM50 62l170 30v24z"/>`,
  bands: `<path d="M-100 8h300v3h-300zM-100 20h300v4h-300zM-100 34h300v6h-300zM-100 52h300v8h-300zM-100 74h300v12h-300z"/>`,
  dots: tiled(
    steps(0, 99, 11)
      .map((y, row) =>
        steps(row % 2 ? 6 : 0, 96, 12)
          .map((x) => `<circle cx="${x}" cy="${y}" r="${(1 + row * 0.32).toFixed(1)}"/>`)
          .join(""),
      )
      .join(""),
  ),
  grid: `<path d="${steps(-86, 194, 14)
    .map((x) => `M${x} 0v100`)
    .join("")}${steps(12, 96, 14)
    .map((y) => `M-100 ${y}h300`)
    .join("")}" fill="none" stroke="currentColor" stroke-width="1.5"/>`,
  hills: tiled(`<path d="M0 66q25-26 50-8t50 8v60H0z"/>`) + `<circle cx="76" cy="22" r="13"/>`,
  rings: [18, 30, 42, 54, 66, 90, 114]
    .map((r) => `<circle cx="50" cy="52" r="${r}" fill="none" stroke="currentColor" stroke-width="4"/>`)
    .join(""),
};

const GROUNDS = Object.keys(grounds);

/** One of so many for a name, always the same, spread evenly. */
export function spread(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % count;
}

const INKS = ["--ink-event", "--ink-site", "--ink-quest", "--ink-camp", "--ink-person"] as const;

/** A spot ink for something that has none of its own. */
export const spotOf = (name: string): string => `var(${INKS[spread(name, INKS.length)]})`;

/** A ground for a card. */
export const anyGround = (id: string): string => GROUNDS[spread(id, GROUNDS.length)] ?? "rays";

/** Drawings under longer ids, so that those of several tables do not meet: plates look for `e-` and `gr-`. */
export const prefixed = (prefix: string, art: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(art).map(([id, part]) => [`${prefix}${id}`, part]));
