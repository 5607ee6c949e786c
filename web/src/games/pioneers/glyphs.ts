/** Glyphs of The Pioneers Program: 24-unit grid, solid in currentColor; class s is an inked line, k and kf are carved in --knock. */
export const icons = {
  food: `<path d="M12 23V9" class="s" stroke-width="2"/><path d="M12 8C9.6 6.6 9.6 3.4 12 1c2.4 2.4 2.4 5.6 0 7zM11.2 12.6C8 13 5.6 11 5.4 7.8c3.3.1 5.6 1.8 5.8 4.8zM12.8 12.6c3.2.4 5.6-1.6 5.8-4.8-3.3.1-5.6 1.8-5.8 4.8zM11.2 18.2C8 18.6 5.6 16.6 5.4 13.4c3.3.1 5.6 1.8 5.8 4.8zM12.8 18.2c3.2.4 5.6-1.6 5.8-4.8-3.3.1-5.6 1.8-5.8 4.8z"/>`,
  credits: `<circle cx="12" cy="12" r="10"/><path d="M8.5 8.5h7v7h-7z" class="kf"/><path d="M12 3.8v1.4M12 18.8v1.4M3.8 12h1.4M18.8 12h1.4" class="k" stroke-width="1.4"/>`,
  response: `<path d="M12 1.5l9.3 5.3v10.4L12 22.5l-9.3-5.3V6.8z"/><path d="M13.6 4.8L7 13h4.2l-1.4 6.3L17 10.8h-4.4z" class="kf"/>`,
  research: `<path d="M12 1.5a7.6 7.6 0 0 0-4.4 13.8V18h8.8v-2.7A7.6 7.6 0 0 0 12 1.5z"/><path d="M8.2 19.2h7.6v1.6H8.2zM9.8 21.6h4.4v1.4H9.8z"/><path d="M9.3 9l2.7 2.4L14.7 9M12 11.4V17" class="k" stroke-width="1.4"/>`,
  vp: `<path d="M7 13l-3 9.5 4-1.7 2.7 2.2L12 17l1.3 6 2.7-2.2 4 1.7-3-9.5z"/><circle cx="12" cy="9" r="7.8"/><circle cx="12" cy="9" r="4.6" class="kf"/><path d="M12 5.9l1 2 2.2.3-1.6 1.5.4 2.2-2-1-2 1 .4-2.2-1.6-1.5 2.2-.3z"/>`,
  alarm: `<path d="M4.5 17V12a7.5 7.5 0 0 1 15 0v5z"/><path d="M2.5 18.5h19V22h-19z"/><path d="M12 1v1.6M3 4.5l1.3 1.3M21 4.5l-1.3 1.3" class="s" stroke-width="1.8"/><path d="M8 14.5V12a4 4 0 0 1 3-3.9" class="k" stroke-width="1.6"/>`,
  silent: `<path d="M4.5 17V12a7.5 7.5 0 0 1 15 0v5z" opacity=".45"/><path d="M2.5 18.5h19V22h-19z" opacity=".45"/><path d="M3 3l18 18" class="s" stroke-width="2.4"/>`,
  plan: `<path d="M2 4.5l6.5-2.3 7 2.3L22 2.2v17.3l-6.5 2.3-7-2.3L2 21.8z"/><path d="M8.5 3v16M15.5 5v16" class="k" stroke-width="1.2"/><path d="M4.5 14l2-2 2 3 3-5 3 2 4-3" class="k" stroke-width="1.5"/>`,
  market: `<path d="M3 2.5h18l2 6.5a2.8 2.8 0 0 1-5.5 0 2.8 2.8 0 0 1-5.5 0 2.8 2.8 0 0 1-5.5 0A2.8 2.8 0 0 1 1 9z"/><path d="M3.5 13.5h17V22h-17z"/><path d="M7 3v5M12 3v5M17 3v5" class="k" stroke-width="1.2"/><path d="M6 16h5v6H6zM13.5 16H18v3.5h-4.5z" class="kf"/>`,
  pass: `<path d="M5 10.5V5.8a1.5 1.5 0 0 1 3 0V3.5a1.5 1.5 0 0 1 3 0V2.8a1.5 1.5 0 0 1 3 0V4.3a1.5 1.5 0 0 1 3 0v8l1.2-2.1a1.6 1.6 0 0 1 2.8 1.6l-3.2 6.9c-1 2.2-2.7 3.5-5.3 3.5H11c-3.8 0-6-2.4-6-6z"/><path d="M8 6v5M11 5v6M14 5v6" class="k" stroke-width="1.1"/>`,
  upkeep: `<path d="M3 3h18v12l-9 7-9-7z"/><path d="M8 9.5h8" class="k" stroke-width="2.2"/>`,
  raid: `<circle cx="12" cy="13.5" r="8"/><circle cx="12" cy="13.5" r="3.4" class="k" stroke-width="1.6"/><path d="M12 5.5v4M12 17v4.5M4 13.5h4.5M15.5 13.5H20" class="k" stroke-width="1.3"/><path d="M5 6.5C5 3.5 7.5 3.5 7 1c2.5 1 3 3 2.6 4.5M14.5 5C14 3 15.5 2.5 15.5.8c2.2 1.4 3 3.6 2 5.4"/>`,
  cards: `<path d="M3 7.5l6.5-3 5 14-6.5 3z" opacity=".45"/><rect x="9" y="3" width="11.5" height="17" rx="1.5"/><path d="M12 7h5.5M12 10h5.5" class="k" stroke-width="1.2"/>`,
  wastes: `<path d="M2 9l5 2 3-4 5 3 7-4M7 11l1 6 6 2 4 4M14 10l2 5 6 1M8 17l-5 4" class="s" stroke-width="1.6"/>`,
  structure: `<path d="M2 23V11l10-8 10 8v12z"/><path d="M9 23v-7h6v7z" class="kf"/>`,
  item: `<path d="M3 8h18v13H3z"/><path d="M8.5 8V4h7v4" class="s" stroke-width="2.4"/><path d="M3 13h18" class="k" stroke-width="1.6"/>`,
  personality: `<circle cx="12" cy="7.2" r="4.7"/><path d="M2.8 22c.3-5.6 4-8.4 9.2-8.4s8.9 2.8 9.2 8.4z"/>`,
  event: `<path d="M13.8 1.5L4.5 13.6h6L8.6 22.5l10.9-13h-6.3z"/>`,
  attack: `<path d="M20.8 2.2L9 10.6l4.4 4.4z"/><path d="M7.6 11.4l5 5-1.6 1.6-5-5z"/><path d="M6.2 15.4l2.4 2.4-3.4 3.6a1.7 1.7 0 0 1-2.4-2.4z"/>`,
  combat: `<path d="M12 2l8.4 2.8v7.4C20.4 17.4 16.6 20.6 12 22.5 7.4 20.6 3.6 17.4 3.6 12.2V4.8z"/><path d="M12 6.5v11M7.5 11h9" class="k" stroke-width="2"/>`,
  dice: `<rect x="2.5" y="2.5" width="19" height="19" rx="3.5"/><circle cx="8" cy="8" r="1.9" class="kf"/><circle cx="16" cy="16" r="1.9" class="kf"/><circle cx="12" cy="12" r="1.9" class="kf"/>`,
  pile: `<path d="M3 9l9-5 9 5v10l-9 4-9-4z"/><path d="M3 9l9 4 9-4M12 13v10" class="k" stroke-width="1.5"/>`,
  trade: `<path d="M3 8h14M13 3.5L17.5 8 13 12.5M21 16H7M11 11.5L6.5 16l4.5 4.5" class="s" stroke-width="2.6"/>`,
  turns: `<path d="M20 12a8 8 0 1 1-2.6-5.9M20.5 2v5h-5" class="s" stroke-width="2.6"/>`,
} as const;

export type IconName = keyof typeof icons;
