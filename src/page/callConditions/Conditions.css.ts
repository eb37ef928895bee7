import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const conditions = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const condition = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const head = style({ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: vars.space[3] });
export const days = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4], rowGap: vars.space[1] });
export const choices = style({ display: 'grid', gap: vars.space[1] });
export const heading = style({
  margin: `${vars.space[2]} 0 0`,
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: vars.font.md,
  fontWeight: 600,
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: vars.space[3],
});
