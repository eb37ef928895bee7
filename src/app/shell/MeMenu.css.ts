import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  margin: `0 calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.full,
  background: vars.color.primarySoft,
  color: vars.color.primaryText,
  fontSize: vars.font.xs,
  fontWeight: 650,
  selectors: { '&::before': { content: 'attr(data-initials)' } },
});
export const email = style({ color: vars.color.textMuted });
