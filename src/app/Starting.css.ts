import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/tokens.css.ts';

const appear = keyframes({ '0%, 60%': { opacity: 0 } });

/** Fades in late, so short waits show nothing. */
export const starting = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  color: vars.color.primaryText,
  fontSize: vars.font.xl,
  animation: `${appear} 600ms`,
});
