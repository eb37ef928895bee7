import { style } from '@vanilla-extract/css';
import { coarsePointer } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const tools = style({
  display: 'flex',
  padding: '1px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  boxShadow: vars.shadow.low,
});
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  '@media': { [coarsePointer]: { width: '44px', height: '44px' } },
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.primarySoft, color: vars.color.primaryText },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}` },
  },
});
