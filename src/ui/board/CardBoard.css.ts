import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

/** Row height of the board's grid; gaps between cards are multiples of it. */
export const rowPixels = 4;

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'row dense',
  gridAutoRows: `${rowPixels}px`,
  alignItems: 'start',
  columnGap: vars.space[4],
  marginBottom: `calc(-1 * ${vars.space[4]})`,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const place = recipe({
  base: { minWidth: 0, paddingBottom: vars.space[4] },
  variants: { wide: { true: { '@media': { [from('md')]: { gridColumn: 'span 2' } } } } },
});
export const hold = recipe({
  base: { borderRadius: vars.radius.lg },
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
