import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '52px',
  padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[1]} ${vars.space[4]}`,
  borderTop: `1px solid ${vars.color.border}`,
});
export const who = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const when = style({
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const count = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const nobody = style({ padding: `0 ${vars.space[4]} ${vars.space[4]}`, color: vars.color.textMuted });
export const waiting = style({ padding: `0 ${vars.space[4]} ${vars.space[4]}` });
