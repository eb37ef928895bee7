const forced = '(forced-colors: active)';

/** The item that keys or the pointer are on, where the system paints over backgrounds. */
export const activeInForcedColors = {
  '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
} as const;

/** What is chosen, where the system paints over backgrounds. */
export const selectedInForcedColors = {
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
} as const;
