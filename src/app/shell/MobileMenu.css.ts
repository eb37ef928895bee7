import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const drawer = style({
  position: 'fixed',
  inset: '0 auto 0 0',
  width: 'min(300px, 86vw)',
  overflow: 'auto',
  padding: vars.space[3],
  background: vars.color.menu,
  color: vars.color.menuText,
  boxShadow: vars.shadow.high,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: vars.space[4],
});
