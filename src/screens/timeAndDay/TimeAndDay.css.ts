import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const views = style({
  display: 'inline-flex',
  gap: '2px',
  margin: 0,
  padding: '2px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
});
export const note = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
