import { style } from '@vanilla-extract/css';
import { coarsePointer } from '../../theme/breakpoints.ts';
import { activeInForcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/tokens.css.ts';

export const menu = style({ outline: 'none' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '32px',
  '@media': { [coarsePointer]: { minHeight: '44px' } },
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.md,
  fontSize: vars.font.sm,
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  selectors: { '&[data-focused], &[data-hovered]': { background: vars.color.hover, ...activeInForcedColors } },
});
export const detail = style({
  marginLeft: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  // In line with those of chosen items, which have a check mark beside them.
  selectors: { '&:last-child': { marginRight: `calc(16px + ${vars.space[2]})` } },
});
export const check = style({
  marginLeft: 'auto',
  color: vars.color.primaryText,
  selectors: { [`${detail} + &`]: { marginLeft: 0 } },
});
export const caption = style({
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[3]}`,
  marginBottom: vars.space[1],
  borderBottom: `1px solid ${vars.color.border}`,
  fontSize: vars.font.sm,
  overflowWrap: 'anywhere',
});
