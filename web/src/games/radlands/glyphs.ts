/** Glyphs of Radlands, beside those of the shell: 24-unit grid, solid in currentColor; class s is an inked line, k is carved in --knock. */
import type { GlyphName } from "../../look/glyphs";

export const icons = {
  water: `<path d="M12 2C12 2 4.6 10.3 4.6 15a7.4 7.4 0 0 0 14.8 0C19.4 10.3 12 2 12 2z"/><path d="M8.2 15.2a3.9 3.9 0 0 0 3.2 3.7" class="k" stroke-width="1.6"/>`,
  "water-spent": `<path d="M12 3.4C12 3.4 5.6 10.8 5.6 15a6.4 6.4 0 0 0 12.8 0C18.4 10.8 12 3.4 12 3.4z" class="s" stroke-width="2" stroke-dasharray="2.2 2.6"/>`,
  damage: `<path d="M12 1.5l2.3 5.6 5-3.4-1.8 5.8 5.8.6-4.9 3.3 4 4.4-5.9-.5.7 5.9-4.2-4.2-3.2 5-1-5.9-5.7 1.7 3.2-5L1 12.2l5.6-2L3.6 5l5.6 2z"/>`,
  injure: `<path d="M20.8 2.2L9 10.6l4.4 4.4z"/><path d="M7.6 11.4l5 5-1.6 1.6-5-5z"/><path d="M6.2 15.4l2.4 2.4-3.4 3.6a1.7 1.7 0 0 1-2.4-2.4z"/>`,
  destroy: `<path d="M5 3h14v11c0 4-3 6.5-7 8-4-1.5-7-4-7-8z" opacity=".28"/><path d="M4 4l16 16M20 4L4 20" class="s" stroke-width="3.4"/>`,
  restore: `<path d="M12 2.2l8 3.4v6.2c0 5-3.4 8-8 10-4.6-2-8-5-8-10V5.6z"/><path d="M12 7.4v9.2M7.4 12h9.2" class="k" stroke-width="2.6"/>`,
  raid: `<circle cx="12" cy="13.5" r="8"/><circle cx="12" cy="13.5" r="3.4" class="k" stroke-width="1.6"/><path d="M12 5.5v4M12 17v4.5M4 13.5h4.5M15.5 13.5H20" class="k" stroke-width="1.3"/><path d="M5 6.5C5 3.5 7.5 3.5 7 1c2.5 1 3 3 2.6 4.5M14.5 5C14 3 15.5 2.5 15.5.8c2.2 1.4 3 3.6 2 5.4"/>`,
  punk: `<path d="M7 9.5C7 5.8 9 4.3 12 4.3s5 1.5 5 5.2c0 2.2-.6 3.6-1.4 4.6l.6 2.9c3 .6 4.8 2 4.8 5H3c0-3 1.8-4.4 4.8-5l.6-2.9C7.6 13.1 7 11.7 7 9.5z"/><path d="M10.4 4.6L9 .8l3 1.6 3-1.6-1.4 3.8z"/><path d="M8.8 9.6h6.4" class="k" stroke-width="1.6"/>`,
  camp: `<path d="M12 3L1.6 21h20.8z"/><path d="M12 10.5L8.4 21M12 10.5L15.6 21" class="k" stroke-width="1.6"/><path d="M12 1v3" class="s" stroke-width="2"/>`,
  event: `<path d="M13.8 1.5L4.5 13.6h6L8.6 22.5l10.9-13h-6.3z"/>`,
  queue: `<path d="M5 2h14v3.4L13.8 12 19 18.6V22H5v-3.4L10.2 12 5 5.4z"/><path d="M8.3 6.2h7.4M8.5 18.8h7" class="k" stroke-width="1.3"/>`,
  silo: `<path d="M5.5 8C5.5 4.8 8.3 3 12 3s6.5 1.8 6.5 5v13h-13z"/><path d="M5.5 9.5h13M5.5 14h13" class="k" stroke-width="1.2"/><path d="M3.5 21.6h17" class="s" stroke-width="2"/>`,
} as const;

export type IconName = GlyphName | keyof typeof icons;
