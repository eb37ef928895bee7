import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const frame = style({
  width: '100%',
  height: '560px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: '#ffffff',
});
