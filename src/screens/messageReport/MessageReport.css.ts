import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const filters = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: vars.space[3],
  margin: 0,
});
export const figure = style({ display: 'grid', gap: '2px' });
export const name = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const value = style({
  margin: 0,
  fontSize: vars.font.xl,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const valueLink = style({
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.primaryText, textDecoration: 'underline' } },
});
