import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const total = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});
export const name = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const value = style({ fontSize: vars.font.xl, fontVariantNumeric: 'tabular-nums' });
