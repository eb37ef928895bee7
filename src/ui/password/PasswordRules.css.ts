import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/tokens.css.ts';

export const rules = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginTop: vars.space[1],
  fontSize: vars.font.xs,
});
export const rule = recipe({
  base: { position: 'relative', display: 'flex', alignItems: 'center', gap: vars.space[1] },
  variants: { kept: { true: { color: vars.color.successText }, false: { color: vars.color.textMuted } } },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '14px',
  height: '14px',
  border: '1px solid currentColor',
  borderRadius: vars.radius.full,
});
