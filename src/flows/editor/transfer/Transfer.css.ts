import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const stack = style({ display: 'grid', gap: vars.space[4] });
export const title = style({
  marginTop: vars.space[2],
  fontSize: vars.font.sm,
  fontWeight: 600,
  marginBottom: vars.space[2],
});
export const list = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  maxHeight: '280px',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  fontSize: vars.font.sm,
});
export const attention = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[4],
  overflowWrap: 'anywhere',
  fontSize: vars.font.sm,
});
export const muted = style({ marginTop: vars.space[2], fontSize: vars.font.sm, color: vars.color.textMuted });
