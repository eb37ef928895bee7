import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const progress = style({ display: 'grid', gap: vars.space[1], fontSize: vars.font.sm });
export const text = style({ fontVariantNumeric: 'tabular-nums' });
export const bar = style({
  height: '6px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
});
export const fill = style({ height: '100%', borderRadius: vars.radius.full, background: vars.color.primary });
