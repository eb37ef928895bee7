import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const toggles = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '2px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
});
