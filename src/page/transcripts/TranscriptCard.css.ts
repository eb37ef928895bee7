import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const stacked = style({ display: 'grid', gap: vars.space[3] });
export const lines = style({
  display: 'grid',
  gap: vars.space[3],
  maxHeight: '60dvh',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  fontSize: vars.font.sm,
});
export const line = style({ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: vars.space[3] });
export const speaker = style({
  display: 'grid',
  alignContent: 'start',
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
});
export const words = style({ overflowWrap: 'anywhere' });
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
