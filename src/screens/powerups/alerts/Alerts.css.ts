import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  margin: 0,
});
export const term = style({ color: vars.color.textMuted });
export const fact = style({ margin: 0, overflowWrap: 'anywhere' });
export const choices = style({ display: 'grid', gap: vars.space[1] });
export const days = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4], rowGap: vars.space[1] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: vars.space[3],
});
export const heading = style({
  margin: `${vars.space[2]} 0 0`,
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: vars.font.md,
  fontWeight: 600,
});
