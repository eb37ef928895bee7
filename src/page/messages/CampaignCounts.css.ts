import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
  gap: vars.space[3],
  margin: 0,
});
export const count = style({ display: 'grid', gap: '2px' });
export const name = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const figure = style({ margin: 0, fontSize: vars.font.xl, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
