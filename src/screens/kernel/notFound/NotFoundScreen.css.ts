import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  minHeight: '100dvh',
  padding: vars.space[4],
  textAlign: 'center',
  color: vars.color.textMuted,
});
export const code = style({
  fontSize: '72px',
  fontWeight: 700,
  letterSpacing: '-0.04em',
  color: vars.color.primaryText,
});
export const heading = style({ fontSize: vars.font.xl, color: vars.color.text });
