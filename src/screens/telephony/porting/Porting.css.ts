import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { '(max-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const fieldset = style({
  margin: 0,
  padding: 0,
  border: 'none',
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const stack = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const course = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space[4] });
export const step = style({
  display: 'grid',
  gap: vars.space[1],
  paddingLeft: vars.space[3],
  borderLeft: `2px solid ${vars.color.borderStrong}`,
});
export const when = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const stated = style({ margin: 0, fontSize: vars.font.sm, overflowWrap: 'anywhere' });
export const number = style({ margin: 0, padding: 0, border: 'none', minWidth: 0 });
export const legend = style({
  padding: 0,
  marginBottom: vars.space[2],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
