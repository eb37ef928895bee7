import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/tokens.css.ts';

export const stack = style({ display: 'grid', gap: vars.space[4] });
export const list = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  maxHeight: '280px',
  overflow: 'auto',
  listStyle: 'none',
});
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minHeight: vars.size.control });
export const name = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere', fontSize: vars.font.sm });
globalStyle(`${name} input`, { width: '100%' });
export const muted = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
export const length = style([muted, { fontVariantNumeric: 'tabular-nums' }]);
export const meter = style({ flex: '1 1 0', minWidth: 0, height: '8px' });
