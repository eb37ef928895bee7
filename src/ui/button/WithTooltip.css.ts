import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const tooltip = style({
  maxWidth: '260px',
  padding: `3px ${vars.space[2]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  fontSize: vars.font.xs,
  overflowWrap: 'anywhere',
  // Keeps what the tooltip covers reachable.
  pointerEvents: 'none',
});
