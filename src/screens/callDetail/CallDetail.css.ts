import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(300px, 380px) minmax(0, 1fr)' } },
});
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  fontSize: vars.font.sm,
});
export const term = style({ color: vars.color.textMuted });
export const fact = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const canvas = style({
  height: 'min(420px, 60dvh)',
  minHeight: '280px',
  borderTop: `1px solid ${vars.color.border}`,
});
export const player = style({ display: 'block', width: '100%', height: '40px' });
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], fontSize: vars.font.sm });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const padded = style({ padding: vars.space[4] });
