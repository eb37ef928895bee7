import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const stack = style({ display: 'grid', gap: vars.space[3] });
export const balance = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const amount = style({ fontSize: vars.font.xxl, fontWeight: 650, letterSpacing: '-0.02em' });
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], paddingBlock: vars.space[1] });
export const explained = style([muted, { padding: `0 ${vars.space[4]} ${vars.space[3]}` }]);
export const warn = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[2] });
export const prices = style({ width: '100%', fontSize: vars.font.sm, fontVariantNumeric: 'tabular-nums' });
export const head = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  fontWeight: 500,
  textAlign: 'start',
});
export const cell = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderTop: `1px solid ${vars.color.border}`,
  fontWeight: 400,
  textAlign: 'start',
});
export const rowActions = style([cell, { paddingBlock: vars.space[1], textAlign: 'end', whiteSpace: 'nowrap' }]);
