import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const panel = style({ display: 'grid', gap: vars.space[5], alignContent: 'start' });
export const section = style({ display: 'grid', gap: vars.space[2] });
export const heading = style({ fontSize: vars.font.sm, fontWeight: 600 });
const verdict = style({
  display: 'flex',
  gap: vars.space[2],
  fontSize: vars.font.sm,
  fontWeight: 600,
  lineHeight: 1.4,
});
export const sentence = styleVariants({
  proved: [verdict, { color: vars.color.successText }],
  refuted: [verdict, { color: vars.color.errorText }],
});
export const running = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], fontSize: vars.font.sm });
export const grow = style({ flex: 1 });
export const list = style({ display: 'grid', gap: vars.space[3] });
export const item = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
export const title = style({ fontSize: vars.font.sm, lineHeight: 1.35, overflowWrap: 'anywhere' });
export const detail = style({ fontSize: vars.font.xs, color: vars.color.textMuted, lineHeight: 1.4 });

export const colours = {
  answered: vars.color.answered,
  message: vars.color.blue,
  hungUp: vars.color.borderStrong,
  unconnected: vars.color.error,
};
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[3]}` });
export const legendItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
});
const mark = style({ width: '10px', height: '10px', borderRadius: '2px', forcedColorAdjust: 'none' });
export const swatch = styleVariants(colours, (background) => [mark, { background }]);

const nameWidth = '68px';
export const hours = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', marginLeft: nameWidth });
export const hour = style({ fontSize: vars.font.xs, color: vars.color.textMuted, whiteSpace: 'nowrap' });
export const days = style({ display: 'grid' });
export const day = style({ display: 'grid' });
export const dayButton = style({
  display: 'flex',
  alignItems: 'center',
  height: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  ':hover': { background: vars.color.hover },
});
export const dayName = style({
  flex: 'none',
  width: nameWidth,
  fontSize: vars.font.xs,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const strip = style({
  display: 'flex',
  flex: 1,
  height: '14px',
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
});
const part = style({ flexBasis: 0, forcedColorAdjust: 'none' });
export const stretch = styleVariants(colours, (background) => [part, { background }]);
