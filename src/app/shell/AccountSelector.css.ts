import { style } from '@vanilla-extract/css';

export const triggerText = style({
  maxWidth: 'min(220px, 34vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: 1.4,
});
