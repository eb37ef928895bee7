import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const backToTop = style({
  position: 'fixed',
  left: '50%',
  bottom: vars.space[4],
  transform: 'translateX(-50%)',
  zIndex: vars.layer.sticky,
});
