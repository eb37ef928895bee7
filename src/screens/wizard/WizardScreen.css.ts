import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const canvas = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  height: '100%',
  minHeight: 'min(640px, 80dvh)',
});
