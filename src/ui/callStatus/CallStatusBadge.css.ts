import { keyframes, style } from '@vanilla-extract/css';

const pulse = keyframes({
  '0%': { boxShadow: '0 0 0 0 currentColor' },
  '70%, 100%': { boxShadow: '0 0 0 6px transparent' },
});

/** A dot that pulses while the phone rings, unless reduced motion is preferred. */
export const dot = style({
  width: '6px',
  height: '6px',
  borderRadius: '50%',
  background: 'currentColor',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${pulse} 1.4s ease-out infinite` } },
});
