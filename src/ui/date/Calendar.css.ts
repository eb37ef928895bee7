import { globalStyle, style } from '@vanilla-extract/css';
import { selectedInForcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/tokens.css.ts';

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
export const heading = style({ flex: 1, fontSize: vars.font.sm, fontWeight: 600, textAlign: 'center' });
export const grid = style({ marginTop: vars.space[1], borderSpacing: '0 2px' });
globalStyle(`${grid} th`, { padding: '4px 0', color: vars.color.textMuted, fontSize: vars.font.xs, fontWeight: 500 });
globalStyle(`${grid} td`, { padding: 0 });
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '32px',
  borderRadius: vars.radius.md,
  fontSize: vars.font.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled]': { color: vars.color.textMuted, opacity: 0.5, cursor: 'default' },
    '&[data-selected]': {
      borderRadius: 0,
      background: vars.color.primarySoft,
      color: vars.color.primaryText,
      ...selectedInForcedColors,
    },
    '&[data-selection-start], &[data-selection-end]': {
      fontWeight: 600,
    },
    '&[data-selection-start]': {
      borderStartStartRadius: vars.radius.md,
      borderEndStartRadius: vars.radius.md,
      background: vars.color.primary,
      color: vars.color.onPrimary,
    },
    '&[data-selection-end]': {
      borderStartEndRadius: vars.radius.md,
      borderEndEndRadius: vars.radius.md,
      background: vars.color.primary,
      color: vars.color.onPrimary,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
