import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  maxWidth: '920px',
  gap: vars.space[3],
});
