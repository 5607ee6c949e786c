/** Arrow keys: the nearest thing in a direction. Pure geometry. */

export interface Box {
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Index of the nearest other box in the direction of an arrow key, straight ahead preferred; -1 if none. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const dx = box.x - from.x;
    const dy = box.y - from.y;
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead < 8) return;
    const far = ahead + aside * 2.5;
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

export const isArrow = (key: string): boolean => key in WAYS;
