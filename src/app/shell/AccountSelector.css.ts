import { style } from '@vanilla-extract/css';

export const triggerText = style({
  minWidth: 0,
  maxWidth: '220px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: 1.4,
});
