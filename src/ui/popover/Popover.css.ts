import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const popover = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  minWidth: '200px',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'min(420px, calc(100dvh - 16px))',
  overflow: 'auto',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
});
