import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [from('sm')]: { gridTemplateColumns: '1fr 1fr' } },
});
export const muted = style({ color: vars.color.textMuted });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  fontSize: vars.font.sm,
  overflowWrap: 'anywhere',
});
export const label = style({ color: vars.color.textMuted });
