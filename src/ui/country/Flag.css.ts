import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const flag = style({
  flex: 'none',
  alignSelf: 'center',
  width: '18px',
  height: '13px',
  borderRadius: '2px',
  boxShadow: `0 0 0 1px ${vars.color.border}`,
});
export const code = style({
  flex: 'none',
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '13px',
  borderRadius: '2px',
  background: vars.color.hover,
  color: vars.color.textMuted,
  fontSize: '8px',
  fontWeight: 700,
});
