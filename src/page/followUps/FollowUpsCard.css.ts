import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const list = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const text = style({ display: 'grid', gap: vars.space[1], fontSize: vars.font.sm });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const muted = style({ color: vars.color.textMuted });
