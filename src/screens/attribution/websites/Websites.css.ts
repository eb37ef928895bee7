import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: '960px',
  minWidth: 0,
});
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], minWidth: 0 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
/** One of several things with fields of their own. */
export const entry = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  minWidth: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const entryHead = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
export const entryName = style({ flex: 1, margin: 0, fontSize: vars.font.md, fontWeight: 600 });
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
export const request = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), max-content))',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
});
export const requestButtons = style({ display: 'flex', gap: vars.space[2] });
export const withRemove = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
});
export const steps = style({
  listStyle: 'decimal',
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingLeft: vars.space[5],
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  margin: 0,
});
export const term = style({ color: vars.color.textMuted });
export const fact = style({ margin: 0, overflowWrap: 'anywhere' });
export const list = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
