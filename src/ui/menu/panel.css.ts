import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

/** In a narrow row the words on the button are cut off, not the row. */
export const opener = style({ minWidth: 0 });

export const panel = style({
  minWidth: '200px',
  maxWidth: 'calc(100vw - 24px)',
  overflow: 'auto',
  padding: vars.space[1],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  outline: 'none',
});
export const content = style({ outline: 'none' });
