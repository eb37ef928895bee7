import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const section = style({
  display: 'grid',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
});
export const heading = style({ fontSize: vars.font.sm, fontWeight: 600 });
export const summary = styleVariants({
  passed: { fontSize: vars.font.xs, color: vars.color.successText },
  failed: { fontSize: vars.font.xs, color: vars.color.errorText },
});
export const none = style({ fontSize: vars.font.xs, color: vars.color.textMuted, lineHeight: 1.4 });
export const list = style({ display: 'grid', gap: vars.space[1] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  gap: vars.space[2],
  alignItems: 'start',
});
export const mark = styleVariants({
  passed: { color: vars.color.successText, paddingTop: '7px' },
  failed: { color: vars.color.errorText, paddingTop: '7px' },
});
export const name = style({ fontSize: vars.font.sm, lineHeight: 1.35, overflowWrap: 'anywhere', paddingTop: '6px' });
export const detail = style({ fontSize: vars.font.xs, color: vars.color.textMuted, lineHeight: 1.4 });
export const form = style({ display: 'grid', gap: vars.space[2] });
export const buttons = style({ display: 'flex', gap: vars.space[2] });
