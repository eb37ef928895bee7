import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const loader = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  minHeight: '160px',
  padding: vars.space[6],
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
});
