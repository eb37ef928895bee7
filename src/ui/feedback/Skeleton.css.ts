import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'inline-block',
  maxWidth: '100%',
  borderRadius: vars.radius.sm,
  background: vars.color.hover,
  verticalAlign: 'middle',
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
