import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
export const box = style({ position: 'relative', minWidth: 0, overflowX: 'auto', overflowY: 'hidden' });
export const drawing = style({ display: 'block', overflow: 'visible' });
export const tickText = style({ fill: vars.color.textMuted, fontSize: vars.font.xs });
export const gridLine = style({ stroke: vars.color.border });
/** A bar or cell. */
export const mark = style({
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:hover': { opacity: 0.86 }, '&:focus-visible': { stroke: vars.color.focus, strokeWidth: 2 } },
});
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const legendItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `4px ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  fontSize: vars.font.xs,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-pressed="false"]': { color: vars.color.textMuted, textDecoration: 'line-through' },
  },
});
export const swatch = style({ width: '10px', height: '10px', borderRadius: '3px', flex: 'none' });
export const tooltip = style({
  position: 'absolute',
  zIndex: 1,
  pointerEvents: 'none',
  minWidth: '120px',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  fontSize: vars.font.xs,
  whiteSpace: 'nowrap',
});
export const tooltipTitle = style({ fontWeight: 600, marginBottom: '2px' });
export const figures = style({ minWidth: 0, overflowX: 'auto' });
export const figuresTable = style({ width: '100%', fontSize: vars.font.sm, fontVariantNumeric: 'tabular-nums' });
export const figuresHead = style({
  padding: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
});
export const figuresCell = style({
  padding: vars.space[2],
  borderTop: `1px solid ${vars.color.border}`,
  textAlign: 'end',
  fontWeight: 400,
  selectors: { '&:first-child': { textAlign: 'start' } },
});
