import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const badges = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], whiteSpace: 'nowrap' });
export const rows = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
export const legend = style({ padding: 0, marginBottom: vars.space[2], fontWeight: 600 });
