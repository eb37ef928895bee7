import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const box = style({
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.infoSoft,
});
export const drawing = style({ display: 'block' });
/** Takes the clicks of the whole map. */
export const surface = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'crosshair',
});
export const land = style({ fill: vars.color.surface, stroke: vars.color.borderStrong, strokeWidth: 0.6 });
export const country = style({ stroke: vars.color.surface, strokeWidth: 0.6 });
export const spot = style({ stroke: vars.color.surface, strokeWidth: 1.5 });
export const covered = style({ fill: vars.color.primary, opacity: 0.55 });
export const uncovered = style({ fill: vars.color.error });
export const marker = style({ fill: vars.color.primary, stroke: vars.color.surface, strokeWidth: 2 });
export const label = style({
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 3,
  paintOrder: 'stroke',
  fontSize: vars.font.xs,
  fontWeight: 600,
});
