import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

/** Height of the header and of an unmeasured row, in pixels. */
export const headHeight = 36;
export const rowHeight = 44;

export const box = recipe({
  base: { position: 'relative', overflow: 'auto', minWidth: 0, scrollPaddingTop: headHeight },
  variants: {
    tall: {
      true: { '@media': { [from('md')]: { maxHeight: 'max(360px, calc(100dvh - 290px))' } } },
      false: {},
    },
  },
});

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  fontSize: vars.font.sm,
  '@media': { [below('md')]: { display: 'block', minWidth: '0 !important' } },
});

export const headCell = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  height: headHeight,
  padding: `0 ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  fontWeight: 550,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { left: 0, zIndex: `calc(${vars.layer.sticky} + 1)`, paddingLeft: vars.space[4] } },
});

/** The right edge of a column in the header; the line shows on hover and focus. */
export const resizer = style({
  position: 'absolute',
  top: 0,
  right: 0,
  width: '9px',
  height: '100%',
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    top: '8px',
    bottom: '8px',
    right: 0,
    width: '2px',
    borderRadius: vars.radius.full,
  },
  selectors: {
    'thead:hover &::after': { background: vars.color.border },
    '&:hover::after': { background: vars.color.primary },
    '&:focus-visible::after': { top: 0, bottom: 0, background: vars.color.focus },
  },
  '@media': { [below('md')]: { display: 'none' } },
});

/** Below `md` rows are cards, and only screen readers get the header. */
export const head = style({
  '@media': {
    [below('md')]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
});

export const body = style({ '@media': { [below('md')]: { display: 'block' } } });

const freshRow = keyframes({ from: { background: vars.color.primarySoft } });

export const row = recipe({
  base: {
    height: rowHeight,
    background: vars.color.surface,
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      [below('md')]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: `2px ${vars.space[3]}`,
        height: 'auto',
        padding: `${vars.space[3]} ${vars.space[4]}`,
        borderBottom: `1px solid ${vars.color.border}`,
        selectors: { '&:last-child': { borderBottom: 0 } },
        // Breaks the line between a card's title and its details.
        '::after': { content: '""', order: -1, flexBasis: '100%' },
      },
    },
  },
  variants: {
    opens: { true: { cursor: 'pointer', selectors: { '&:hover': { background: vars.color.hover } } }, false: {} },
    fresh: { true: { animation: `${freshRow} 2.4s ease-out` }, false: {} },
    current: { true: { background: vars.color.primarySoft }, false: {} },
    dim: { true: { opacity: 0.6 }, false: {} },
  },
});

/** The row's name, which leads to its page. */
export const rowLink = style({
  color: vars.color.text,
  fontWeight: 550,
  selectors: { '&:hover': { color: vars.color.primaryText } },
});

/** Actions of a row, shown on hover and focus to keep long lists calm. */
export const rowAction = style({
  alignSelf: 'center',
  marginLeft: 'auto',
  '@media': {
    '(hover: hover)': {
      visibility: 'hidden',
      selectors: { 'tr:hover &, tr:focus-within &': { visibility: 'visible' } },
    },
  },
});

export const cell = recipe({
  base: {
    padding: `0 ${vars.space[3]}`,
    borderBottom: `1px solid ${vars.color.border}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    selectors: { 'tr:last-child > &': { borderBottom: 0 } },
    '@media': {
      [from('md')]: {
        selectors: {
          '&:first-child': {
            position: 'sticky',
            left: 0,
            paddingLeft: vars.space[4],
            background: 'inherit',
            zIndex: 1,
          },
        },
      },
      [below('md')]: { padding: 0, border: 0 },
    },
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    card: {
      none: { '@media': { [below('md')]: { display: 'none' } } },
      title: { '@media': { [below('md')]: { flex: '1 1 0', fontSize: vars.font.md, order: -2 } } },
      aside: { '@media': { [below('md')]: { flex: 'none', minWidth: '56px', textAlign: 'end', order: -1 } } },
      meta: {
        '@media': {
          [below('md')]: {
            minWidth: '56px',
            maxWidth: '100%',
            color: vars.color.textMuted,
            fontSize: vars.font.xs,
            textAlign: 'start',
            selectors: { '&:empty': { display: 'none' } },
          },
        },
      },
    },
  },
});

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/** A progress line along the top edge: the rows are stale while new ones load. */
export const staleMark = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: '2px',
  overflow: 'hidden',
  zIndex: `calc(${vars.layer.sticky} + 2)`,
  '::after': {
    content: '""',
    display: 'block',
    width: '33%',
    height: '100%',
    background: vars.color.primary,
    animation: `${slide} 1.1s ease-in-out infinite`,
  },
});

export const frame = style({ position: 'relative', minWidth: 0 });
export const blank = style({ padding: vars.space[6] });
