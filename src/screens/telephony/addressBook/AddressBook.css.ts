import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [from('sm')]: { gridTemplateColumns: '1fr 1fr' } },
});
export const numbers = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ padding: 0, fontSize: vars.font.sm, fontWeight: 600 });
export const line = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBottom: vars.space[3],
  borderBottom: `1px solid ${vars.color.border}`,
});
export const lineEnd = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const several = style({ display: 'flex', gap: vars.space[3], overflow: 'hidden' });
export const threads = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.font.sm,
});
