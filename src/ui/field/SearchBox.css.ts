import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const box = style({ position: 'relative', minWidth: '180px', flex: '0 1 260px' });
export const glass = style({
  position: 'absolute',
  left: '10px',
  top: '50%',
  transform: 'translateY(-50%)',
  color: vars.color.textMuted,
  pointerEvents: 'none',
  display: 'flex',
});
export const padded = style({ paddingLeft: '34px' });
