import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: '32px',
  padding: `0 ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  fontSize: vars.font.sm,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: { '&:hover, &:focus-visible': { background: vars.color.hover, outline: 'none' } },
});
export const check = style({ marginLeft: 'auto', color: vars.color.primaryText });
export const caption = style({
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[3]}`,
  marginBottom: vars.space[1],
  borderBottom: `1px solid ${vars.color.border}`,
  fontSize: vars.font.sm,
  overflowWrap: 'anywhere',
});
