import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const badges = style({ display: 'flex', gap: vars.space[1], overflow: 'hidden' });
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]}`,
});
