import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minHeight: vars.size.control,
});
export const heading = style({ fontSize: vars.font.lg, fontWeight: 600 });
export const aside = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginLeft: 'auto' });
