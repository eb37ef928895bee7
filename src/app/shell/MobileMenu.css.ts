import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const drawer = style({
  position: 'fixed',
  inset: 0,
  margin: 0,
  width: 'min(300px, 86vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: vars.space[3],
  border: 0,
  background: vars.color.menu,
  color: vars.color.menuText,
  boxShadow: vars.shadow.high,
  selectors: { '&::backdrop': { background: vars.color.scrim } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: vars.space[4],
});
