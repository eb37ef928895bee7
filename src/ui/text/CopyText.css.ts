import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const copied = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
});
export const label = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const code = style({
  display: 'block',
  marginTop: vars.space[1],
  fontFamily: vars.font.mono,
  fontSize: vars.font.sm,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
