import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

/** On phones the badge wraps below a long number. */
export const caller = style({
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  maxWidth: '100%',
  '@media': { [below('md')]: { flexWrap: 'wrap' } },
});
export const link = style({
  color: vars.color.text,
  fontWeight: 550,
  selectors: { '&:hover': { color: vars.color.primaryText } },
});
