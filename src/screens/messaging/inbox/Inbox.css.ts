import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

const lines = `1px solid ${vars.color.border}`;

export const bar = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] },
  /** A phone has no room for them above an open conversation. */
  variants: { covered: { true: { '@media': { [below('md')]: { display: 'none' } } } } },
});
/** List, thread and contact side by side; on a phone one at a time. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: lines,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'clamp(240px, 30%, 340px) minmax(0, 1fr)',
      height: 'max(420px, calc(100dvh - 216px))',
    },
    [from('xl')]: { gridTemplateColumns: '320px minmax(0, 1fr) 290px' },
  },
});
export const listPane = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
  variants: {
    covered: { true: { '@media': { [below('md')]: { display: 'none' } } } },
  },
});
export const list = style({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  '@media': { [from('md')]: { borderRight: lines } },
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${vars.space[2]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBottom: lines,
  color: vars.color.text,
  fontSize: vars.font.sm,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover, textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { background: vars.color.primarySoft, boxShadow: `inset 3px 0 ${vars.color.primary}` },
  },
});
export const who = recipe({
  base: { overflow: 'hidden', fontSize: vars.font.md, textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { unread: { true: { fontWeight: 650 } } },
});
export const when = style({ color: vars.color.textMuted, fontSize: vars.font.xs, whiteSpace: 'nowrap' });
export const excerpt = style({
  overflow: 'hidden',
  color: vars.color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const draft = style({ color: vars.color.errorText });
export const marks = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const via = style({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const count = style({
  justifySelf: 'end',
  minWidth: '20px',
  padding: '0 6px',
  borderRadius: vars.radius.full,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontSize: vars.font.xs,
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
});
export const pane = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
  variants: {
    on: {
      narrow: { '@media': { [below('md')]: { height: 'max(420px, calc(100dvh - 150px))' } } },
      wide: { gridColumn: '2 / -1', '@media': { [below('md')]: { display: 'none' } } },
    },
    /** The contact is in its place where there is no room for both. */
    covered: { true: { '@media': { [below('xl')]: { display: 'none' } } } },
  },
});
export const side = recipe({
  base: {
    minHeight: 0,
    overflow: 'auto',
    padding: vars.space[4],
    '@media': { [from('xl')]: { borderLeft: lines } },
  },
  variants: { shown: { false: { '@media': { [below('xl')]: { display: 'none' } } } } },
});
export const centre = style({ margin: 'auto', padding: vars.space[4] });
export const failed = style({ padding: vars.space[4] });
export const small = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
export const onlyNarrow = style({ '@media': { [from('xl')]: { display: 'none' } } });
export const onlyPhone = style({ '@media': { [from('md')]: { display: 'none' } } });
