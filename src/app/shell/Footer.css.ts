import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  marginTop: 'auto',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  '@media': { [from('md')]: { padding: `${vars.space[3]} ${vars.space[6]}` } },
});
export const link = style({ color: vars.color.textMuted, textDecoration: 'underline' });
