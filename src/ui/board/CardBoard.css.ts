import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/tokens.css.ts';

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
export const place = recipe({
  base: { minWidth: 0, borderRadius: vars.radius.lg },
  variants: { held: { true: { boxShadow: vars.shadow.high, outline: `2px solid ${vars.color.primary}` } } },
});
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '28px',
  marginLeft: `calc(-1 * ${vars.space[2]})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&:active': { cursor: 'grabbing' },
  },
});
