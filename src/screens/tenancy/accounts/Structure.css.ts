import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const searchBox = style({ flex: '1 1 260px', maxWidth: '360px' });
export const hint = style({
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  '@media': { [below('md')]: { display: 'none' } },
});

export const tree = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  fontSize: vars.font.sm,
});

const columns = {
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr) auto 34px',
  padding: `0 ${vars.space[2]} 0 ${vars.space[3]}`,
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 92px 34px' },
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 92px 100px 76px 64px 34px' },
  },
} as const;

export const head = style({
  ...columns,
  minHeight: '36px',
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  fontWeight: 550,
});

export const row = recipe({
  base: {
    ...columns,
    position: 'relative',
    minHeight: '42px',
    selectors: {
      '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.border}` },
      '&:hover': { background: vars.color.hover },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[data-drop-target]': {
        background: vars.color.primarySoft,
        outline: `2px solid ${vars.color.primary}`,
        outlineOffset: '-2px',
      },
    },
  },
  variants: { held: { true: { opacity: 0.5 } } },
});

/** Drag handle for keyboards and screen readers; pointers drag the whole row. */
export const grip = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: '14px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'grab',
  opacity: 0,
  selectors: { [`${row.classNames.base}:hover &, ${row.classNames.base}:focus-within &`]: { opacity: 1 } },
});

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], minWidth: 0 });
export const nameText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text,
  fontWeight: 500,
  lineHeight: 1.5,
});
export const turn = style({ width: '24px', height: '24px', flex: 'none', display: 'grid', placeItems: 'center' });
export const wide = style({ '@media': { [below('lg')]: { display: 'none' } } });
export const figure = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
export const narrowFacts = style({
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  whiteSpace: 'nowrap',
  '@media': { [from('lg')]: { display: 'none' } },
});
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const blockers = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const picker = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  padding: vars.space[2],
});
globalStyle(`${picker} > div`, { width: '100%' });
