import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
export const heading = style({ fontSize: vars.font.sm, fontWeight: 600, color: vars.color.textMuted });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '30px',
  fontSize: vars.font.md,
});
export const press = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], flex: 'none' });
export const between = style({ color: vars.color.textMuted, fontSize: vars.font.xs });
export const hint = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
