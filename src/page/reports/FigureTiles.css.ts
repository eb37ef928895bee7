import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const tiles = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[3],
    '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
  variants: {
    count: {
      five: { '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } },
      seven: {
        '@media': {
          [from('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
          [from('xl')]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
        },
      },
      six: { '@media': { [from('xl')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } },
    },
  },
});
export const tile = style({
  // Two per row on phones; an odd last one spans the row.
  '@media': { [below('md')]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});
export const name = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const value = style({
  fontSize: vars.font.xl,
  fontWeight: 620,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  minHeight: '1.45em',
});
/** Keeps its place without a change, so that nothing moves when the figures come. */
export const change = style({ minHeight: '1.45em', fontSize: vars.font.xs, fontWeight: 550 });
