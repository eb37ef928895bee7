import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/tokens.css.ts';

export const picker = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space[1], minHeight: 0 },
  variants: { wide: { true: { width: '100%' }, false: { width: 'min(320px, calc(100vw - 40px))' } } },
});
export const options = style({ maxHeight: 'min(320px, 50vh)', overflowY: 'auto', overscrollBehavior: 'contain' });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '32px',
  paddingRight: vars.space[2],
  borderRadius: vars.radius.md,
  fontSize: vars.font.sm,
  cursor: 'pointer',
});
export const found = style({ background: vars.color.hover });
export const mark = style({ width: '14px', flex: 'none', color: vars.color.primaryText });
export const second = style({
  minWidth: 0,
  marginLeft: 'auto',
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const nothing = style({ padding: vars.space[3], color: vars.color.textMuted, fontSize: vars.font.sm });
