import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const phone = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
