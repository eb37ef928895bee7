import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const checkbox = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '28px',
  fontSize: vars.font.sm,
  cursor: 'pointer',
});
export const box = style({ width: '16px', height: '16px', margin: 0, flex: 'none', accentColor: vars.color.primary });
