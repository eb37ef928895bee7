import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const column = style({ display: 'grid', gap: vars.space[4], maxWidth: '760px', minWidth: 0 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { '(max-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const group = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
export const documents = style({ display: 'grid', gap: vars.space[6], minWidth: 0 });
export const legend = style({ padding: 0, fontWeight: 600 });
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
export const stack = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const list = style({ margin: 0, paddingLeft: vars.space[5], listStyle: 'disc', overflowWrap: 'anywhere' });
