import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  background: vars.color.surface,
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  minHeight: '48px',
  padding: `6px ${vars.space[2]}`,
});
export const about = style({ minWidth: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginLeft: 'auto' });
