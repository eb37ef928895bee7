import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
  gap: vars.space[2],
});
