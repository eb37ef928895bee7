import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const caller = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], maxWidth: '100%' });
export const link = style({
  color: vars.color.text,
  fontWeight: 550,
  selectors: { '&:hover': { color: vars.color.primaryText } },
});
