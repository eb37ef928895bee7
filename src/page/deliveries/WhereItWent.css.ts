import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.font.sm,
});
export const integration = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] });
export const heading = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space[2] });
export const delivery = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const muted = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });
