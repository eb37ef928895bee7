import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/tokens.css.ts';

export const note = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const switches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const box = style({ minWidth: 0, overflowX: 'auto' });
export const table = style({ width: '100%', fontSize: vars.font.sm, fontVariantNumeric: 'tabular-nums' });
export const head = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { textAlign: 'start' } },
});
export const cell = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderTop: `1px solid ${vars.color.border}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: 400,
});
export const rowName = style([
  cell,
  { textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: '160px', maxWidth: '420px' },
]);
export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', color: vars.color.primaryText } },
});
/** Where a change stands, so that figures stay below one another. */
export const beside = style({ display: 'inline-block', minWidth: '52px', marginLeft: vars.space[2] });
export const change = recipe({
  base: { fontSize: vars.font.xs },
  variants: {
    mood: {
      even: { color: vars.color.textMuted },
      good: { color: vars.color.successText },
      bad: { color: vars.color.errorText },
    },
  },
});
