import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';
import { colours } from './Proof.css.ts';

export const ground = styleVariants(colours, (fill) => ({ fill, forcedColorAdjust: 'none' as const }));
/** The marks that tell the ends apart without color. */
export const marks = style({ stroke: vars.color.surface, strokeWidth: 1.2, fill: 'none', opacity: 0.8 });
export const dots = style({ fill: vars.color.surface, opacity: 0.9 });

export const table = style({ width: '100%', fontSize: vars.font.xs, lineHeight: 1.4, tableLayout: 'fixed' });
export const head = style({
  padding: `${vars.space[1]} 0`,
  color: vars.color.textMuted,
  fontWeight: 500,
  textAlign: 'start',
});
export const cell = style({
  padding: `${vars.space[1]} 0`,
  borderTop: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
});
export const from = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  width: '100%',
  minHeight: '24px',
  padding: `2px ${vars.space[2]} 2px 0`,
  border: 0,
  background: 'none',
  color: vars.color.primaryText,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  ':hover': { background: vars.color.hover },
});
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const ends = style({ display: 'grid', gap: '2px', padding: '2px 0' });
export const end = style({
  display: 'grid',
  gridTemplateColumns: '10px 1fr',
  gap: vars.space[2],
  alignItems: 'baseline',
});
