import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { activeInForcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/tokens.css.ts';

export const picker = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space[1], minHeight: 0 },
  variants: { wide: { true: { width: '100%' }, false: { width: 'min(320px, calc(100vw - 40px))' } } },
});
export const options = style({
  flexShrink: 1,
  minHeight: '64px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: '100%',
  paddingRight: vars.space[2],
  borderRadius: vars.radius.md,
  fontSize: vars.font.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-focus-visible], &[data-hovered]': {
      background: vars.color.hover,
      ...activeInForcedColors,
    },
  },
});
export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const second = style({
  minWidth: 0,
  flexShrink: 1000,
  marginLeft: 'auto',
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const nothing = style({ padding: vars.space[3], color: vars.color.textMuted, fontSize: vars.font.sm });
