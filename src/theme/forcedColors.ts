const forced = '(forced-colors: active)';

/** The system's selection colors, overriding a widget's own. */
export const chosen = {
  forcedColorAdjust: 'none',
  background: 'Highlight !important',
  color: 'HighlightText !important',
} as const;

/** Marks the selection in forced colors mode. */
export const selectedInForcedColors = { '@media': { [forced]: chosen } } as const;

/** Marks the focused or hovered item in forced colors mode. */
export const activeInForcedColors = {
  '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
} as const;
