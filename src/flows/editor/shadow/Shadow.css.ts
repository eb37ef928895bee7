import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const section = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const title = style({ fontSize: vars.font.sm, fontWeight: 600 });
export const detail = style({ fontSize: vars.font.xs, color: vars.color.textMuted, lineHeight: 1.4 });
export const running = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], fontSize: vars.font.sm });
export const grow = style({ flex: 1 });
export const sentence = style({ fontSize: vars.font.sm, fontWeight: 600, lineHeight: 1.4 });
export const groups = style({ display: 'grid', gap: vars.space[1] });
export const heading = style({ fontSize: vars.font.xs, fontWeight: 600, color: vars.color.textMuted });
export const list = style({ display: 'grid', margin: `0 calc(-1 * ${vars.space[2]})` });
const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  width: '100%',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'left',
  fontSize: vars.font.sm,
  lineHeight: 1.4,
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
});
export const group = style([row]);
export const call = style([row, { alignItems: 'center', fontVariantNumeric: 'tabular-nums' }]);
export const arrow = style({
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { '&[data-open]': { transform: 'rotate(90deg)' } },
});
export const what = style({ flex: 1, minWidth: 0, fontSize: vars.font.sm, overflowWrap: 'anywhere', lineHeight: 1.4 });
export const count = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const calls = style({ display: 'grid', paddingLeft: vars.space[4] });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const link = style({ fontSize: vars.font.sm, color: vars.color.primaryText });
