/**
 * How developments look on the city: a front and its windows, drawn for every space they cover in a box of 78 by 48,
 * and the outline of the whole tile. Pure drawing; a new development costs one entry here.
 */
import { spot } from "./view";

interface Front {
  /** In paper. */
  wall: string;
  /** Carved into it. */
  holes: string;
}

/** Windows in rows: where the first is, how large each is, how far apart. */
function panes(x: number, y: number, columns: number, rows: number, w = 5, h = 5, dx = 10, dy = 9): string {
  let path = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) path += `M${x + column * dx} ${y + row * dy}h${w}v${h}h${-w}z`;
  return path;
}
const block = (x: number, w: number, h: number): string => `M${x} 48v${-h}h${w}v${h}z`;

export const fronts: Readonly<Record<string, Front>> = {
  dev_back_alley: {
    wall: `${block(4, 24, 44)}${block(50, 24, 36)}M28 20h22v3H28z`,
    holes: panes(9, 10, 2, 3, 4, 5, 10, 11) + panes(55, 19, 2, 2, 4, 5, 10, 12),
  },
  dev_red_eden_factory: {
    wall: "M54 48V0h7v48zM65 48V6h7v42zM4 48V18L29 6v42zM29 48V18L54 6v42z",
    holes: panes(9, 29, 4, 1, 6, 8, 11),
  },
  dev_star_dust_lab: {
    wall: `${block(8, 62, 22)}M24 26a15 15 0 0 1 30 0zM37 11V2h4v9z`,
    holes: `M39 14l2 5 5 1-4 3 1 4-4-2-4 2 1-4-4-3 5-1z${panes(14, 33, 5, 1, 6, 7, 11)}`,
  },
  dev_shanty_row: {
    wall: "M2 48V26l12.5-9 19.5 7v24zM23 26V13h5v16zM41 48V18l13.5-9L74 16v32z",
    holes: panes(9, 32, 2, 1, 5, 6, 13) + panes(48, 28, 2, 1, 5, 6, 13),
  },
  dev_chop_shop: {
    wall: `${block(6, 66, 30)}M2 18h74v-6H2z`,
    holes: "M12 26h24v22H12zM44 26h20v8H44zM48 38a6 6 0 1 0 .1 0z",
  },
  dev_lookout_post: {
    wall: "M28 48l4-26h14l4 26h-6l-2-10h-6l-2 10zM22 22V8h34v14zM18 8L39-4 60 8z",
    holes: panes(27, 12, 3, 1, 6, 6, 9),
  },
  dev_recruiters_hall: { wall: `${block(6, 66, 26)}M14 22l25-17 25 17z`, holes: panes(13, 28, 5, 1, 5, 13, 12) },
  dev_labour_broker: {
    wall: `${block(8, 28, 34)}${block(36, 34, 24)}M36 24h34v-6H36z`,
    holes: panes(13, 20, 2, 2, 6, 6, 12, 11) + "M44 32h18v16H44z",
  },
  dev_casino: {
    wall: `${block(6, 66, 30)}M23 18a16 16 0 0 1 32 0z`,
    holes: `M39 4l5 7-5 7-5-7z${panes(13, 26, 4, 1, 7, 9, 14.5)}`,
  },
  dev_weapons_district: {
    wall: `${block(4, 30, 28)}${block(34, 40, 20)}M12 20V4h5v16zM60 28V12h5v16z`,
    holes: `${panes(9, 26, 2, 2, 7, 6, 12, 10)}M40 36h28v3H40zM40 42h28v3H40z`,
  },
  dev_counterfeit_press: {
    wall: "M6 48V22h18V8h26v14h22v26z",
    holes: panes(28, 14, 2, 1, 6, 6, 11) + panes(12, 30, 5, 1, 6, 7, 11.6),
  },
  dev_synth_refinery: {
    wall: "M4 48V26a11 11 0 0 1 22 0v22zM28 48V26a11 11 0 0 1 22 0v22zM54 48V6h6v42zM62 48V14h12v34z",
    holes: panes(9, 30, 2, 1, 4, 8, 8) + panes(33, 30, 2, 1, 4, 8, 8) + "M65 20h6v4h-6zM65 28h6v4h-6z",
  },
  dev_stronghold: {
    wall: "M4 48V14h8v6h8v-6h8v6h22v-6h8v6h8v-6h8v34zM31 20V2h16v18z",
    holes: "M32 48V36a7 7 0 0 1 14 0v12zM12 28h4v8h-4zM62 28h4v8h-4z",
  },
  dev_club_silver_x: {
    wall: `${block(4, 70, 34)}M20 14L39-2l19 16z`,
    holes: "M29 20h6l4 6 4-6h6l-7 10 7 10h-6l-4-6-4 6h-6l7-10zM10 24h8v16h-8zM60 24h8v16h-8z",
  },
  dev_penthouse: {
    wall: `${block(22, 34, 44)}M15 4h48v-6H15zM37.5-2v-9h3v9z`,
    holes: panes(26.5, 10, 3, 4, 5, 5, 10, 9),
  },
  dev_broadcast_tower: {
    wall: `M19 48L35 0h8l16 48h-7L39 13 26 48zM37.5 0v-12h3V0z${block(6, 20, 16)}${block(52, 20, 22)}`,
    holes: panes(10, 37, 2, 1, 4, 5, 8) + panes(56, 31, 2, 2, 4, 4, 8, 8),
  },
  dev_gem_exchange: {
    wall: `${block(4, 16, 26)}${block(58, 16, 26)}M20 48V16L39-2l19 18v32z`,
    holes: `M29 20l5-7h10l5 7-10 13z${panes(8, 28, 1, 2, 7, 5)}${panes(62, 28, 1, 2, 7, 5)}M34 38h10v10H34z`,
  },
  dev_liaison_office: {
    wall: `${block(10, 58, 36)}M6 12h66V6H6zM39 6V-6l14 4-14 4z`,
    holes: panes(17, 18, 4, 2, 7, 8, 12, 13),
  },
};
export const PLAIN: Front = { wall: block(10, 58, 30), holes: panes(18, 26, 4, 1, 6, 8, 12) };

/** Rectangles of a tile: one a space, and one over each gap between two that touch. */
export function slabs(spaces: readonly string[], inset: number): { x: number; y: number; w: number; h: number }[] {
  const side = 100 - 2 * inset;
  const cells = spaces.map(spot);
  const found = cells.map(([column, row]) => ({ x: column * 100 + inset, y: row * 100 + inset, w: side, h: side }));
  for (const [column, row] of cells) {
    if (cells.some(([c, r]) => c === column + 1 && r === row))
      found.push({ x: column * 100 + 50, y: row * 100 + inset, w: 100, h: side });
    if (cells.some(([c, r]) => c === column && r === row + 1))
      found.push({ x: column * 100 + inset, y: row * 100 + 50, w: side, h: 100 });
  }
  return found;
}

/** Where the name stands: under the spaces of the lowest row, and how many letters fit into a line there. */
export function plinth(spaces: readonly string[]): { x: number; y: number; w: number; letters: number } {
  const cells = spaces.map(spot);
  const row = Math.max(...cells.map(([, r]) => r));
  const columns = cells.filter(([, r]) => r === row).map(([c]) => c);
  const w = columns.length * 100 - 12;
  return { x: Math.min(...columns) * 100 + 6, y: row * 100 + 94, w, letters: Math.floor(w / 7.2) };
}

/** A name in as few lines as fit. */
export function linesOf(name: string, letters: number): string[] {
  const found: string[] = [];
  for (const word of name.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

/** Twelve points around a middle: the medal that renown is printed on. */
export function medal(x: number, y: number, r: number): string {
  const points = Array.from({ length: 24 }, (_, i) => {
    const [turn, far] = [(i * Math.PI) / 12, i % 2 ? r * 0.87 : r];
    return `${(x + Math.sin(turn) * far).toFixed(1)} ${(y - Math.cos(turn) * far).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

/** Where so many figures stand in a space of 100, and how large: in one row, on a development above its name. */
export function stands(count: number, built: boolean): { x: number; y: number; size: number }[] {
  const size = count > 3 ? 30 : 36;
  const step = Math.min(size + 2, 84 / count);
  return Array.from({ length: count }, (_, i) => ({
    x: 50 + (i - (count - 1) / 2) * step - size / 2,
    y: (built ? 43 : 58) - size / 2,
    size,
  }));
}
