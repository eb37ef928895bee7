import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const size = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  fontVariantNumeric: 'tabular-nums',
});
