import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
});
/** Comes later than what is beside it, and must not push that aside. */
export const range = style({ marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' });
export const steps = style({ display: 'flex', gap: vars.space[1] });
