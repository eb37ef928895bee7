import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const panel = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' });
export const choices = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] });
export const summary = style({ fontSize: vars.font.sm, fontWeight: 600 });
export const muted = style({ fontSize: vars.font.xs, color: vars.color.textMuted, lineHeight: 1.4 });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.font.sm });
const cell = style({ padding: `${vars.space[1]} 0 ${vars.space[1]} ${vars.space[2]}`, verticalAlign: 'baseline' });
export const name = style([cell, { paddingLeft: 0, textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' }]);
export const stepName = style([name, { fontWeight: 600, paddingTop: vars.space[3] }]);
export const exitName = style([name, { paddingLeft: vars.space[3], color: vars.color.textMuted }]);
export const figure = style([
  cell,
  { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: 400 },
]);
export const head = style({ color: vars.color.textMuted, fontSize: vars.font.xs });
export const step = style({
  border: 0,
  padding: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
});
export const link = style({ color: vars.color.primaryText });
