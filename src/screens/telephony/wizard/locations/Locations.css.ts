import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../../../theme/breakpoints.ts';
import { vars } from '../../../../theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [below('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  gridColumn: '1 / -1',
});
export const picker = style({ minWidth: '240px' });
export const stack = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const what = style({ display: 'grid', flex: 1, gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });
export const code = style({ color: vars.color.textMuted, fontFamily: vars.font.mono, fontSize: vars.font.xs });
export const group = style({ display: 'grid', gap: vars.space[3], minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, fontSize: vars.font.sm, fontWeight: 600 });
export const target = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
});
export const scroll = style({ minWidth: 0, overflowX: 'auto' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.sm,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'left',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, { color: vars.color.textMuted, fontWeight: 500 });
export const heading = style({ margin: 0, fontSize: vars.font.md, fontWeight: 600 });
export const found = style({ margin: 0, paddingLeft: vars.space[5], fontSize: vars.font.sm });
