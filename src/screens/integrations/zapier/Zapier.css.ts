import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const steps = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingInlineStart: vars.space[5],
  listStyle: 'decimal',
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const muted = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  overflowWrap: 'anywhere',
});
