import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const cards = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[3],
    '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
  variants: {
    count: {
      five: { '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } },
      six: { '@media': { [from('xl')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } },
    },
  },
});
export const card = style({
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
export const change = recipe({
  base: { fontSize: vars.font.xs, fontWeight: 550, minHeight: '1.45em' },
  variants: {
    mood: {
      good: { color: vars.color.successText },
      bad: { color: vars.color.errorText },
      even: { color: vars.color.textMuted },
    },
  },
});
export const halves = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});
export const source = style({
  maxWidth: '16ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const hour = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  fontSize: vars.font.sm,
});
export const track = style({
  height: '8px',
  borderRadius: vars.radius.full,
  background: vars.color.hover,
  overflow: 'hidden',
});
export const fill = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.primary,
});
/** On phones the badge wraps below a long number. */
export const latestCaller = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[2]}` });
