import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';
import { box as frame } from '../field/affix.css.ts';

export const box = style([
  frame,
  {
    selectors: {
      '&[data-focus-within]': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-1px',
        borderColor: vars.color.focus,
      },
      '&[data-invalid]': { borderColor: vars.color.error },
    },
  },
]);
export const segments = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  padding: `0 ${vars.space[2]}`,
  fontSize: vars.font.md,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** The segments in a frame of their own. */
export const typing = style([box, segments]);
export const segment = style({
  minWidth: '24px',
  padding: '0 1px',
  borderRadius: vars.radius.sm,
  lineHeight: '24px',
  textAlign: 'center',
  outline: 'none',
  selectors: {
    '&[data-type="literal"]': { minWidth: 0, padding: 0, color: vars.color.textMuted },
    '&[data-placeholder]': { color: vars.color.textMuted },
    '&[data-focused]': { background: vars.color.primary, color: vars.color.onPrimary },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } } },
});
export const opener = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
  },
});
export const panel = style({ minWidth: 0, padding: vars.space[3] });
