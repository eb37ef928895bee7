import { style } from '@vanilla-extract/css';

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  verticalAlign: '-0.18em',
});
