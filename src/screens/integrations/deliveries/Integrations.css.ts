import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], minWidth: 0 });
export const kinds = style({ display: 'grid', gap: vars.space[2], border: 0, margin: 0, padding: 0 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
export const label = style({ margin: 0, fontSize: vars.font.sm, fontWeight: 600 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  margin: 0,
});
export const term = style({ color: vars.color.textMuted });
export const fact = style({ margin: 0, overflowWrap: 'anywhere' });
export const code = style({
  margin: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.font.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** In rows beside the title, and below the words of an empty list. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
});
