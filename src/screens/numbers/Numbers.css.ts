import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 220px))',
  gap: vars.space[3],
});
