import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  padding: '0 5px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontFamily: vars.font.family,
  fontSize: '11px',
  fontWeight: 550,
  lineHeight: 1,
});
