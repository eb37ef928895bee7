const forced = '(forced-colors: active)';

/** How the system marks what is chosen, over whatever a widget says for itself. */
export const chosen = {
  forcedColorAdjust: 'none',
  background: 'Highlight !important',
  color: 'HighlightText !important',
} as const;

/** What is chosen, where the system paints over backgrounds. */
export const selectedInForcedColors = { '@media': { [forced]: chosen } } as const;

/** The item that keys or the pointer are on, where the system paints over backgrounds. */
export const activeInForcedColors = {
  '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
} as const;
