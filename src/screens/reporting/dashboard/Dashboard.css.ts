import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const halves = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});
export const source = style({
  maxWidth: '16ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const hour = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  fontSize: vars.font.sm,
});
export const track = style({
  height: '8px',
  borderRadius: vars.radius.full,
  background: vars.color.hover,
  overflow: 'hidden',
});
export const fill = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.primary,
});
/** On phones the badge wraps below a long number. */
export const latestCaller = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[2]}` });
