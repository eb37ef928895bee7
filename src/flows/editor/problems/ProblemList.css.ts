import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const none = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
export const list = style({ display: 'grid', gap: '2px' });
export const row = style({
  display: 'flex',
  gap: vars.space[2],
  width: '100%',
  padding: vars.space[2],
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
});
export const mark = styleVariants({
  error: { color: vars.color.errorText },
  warning: { color: vars.color.warningText },
  insight: { color: vars.color.infoText },
});
export const words = style({ display: 'block', fontSize: vars.font.sm, lineHeight: 1.35 });
export const where = style({ display: 'block', fontSize: vars.font.xs, color: vars.color.textMuted });
export const mend = style({ padding: `0 0 ${vars.space[2]} 32px`, selectors: { '&:empty': { display: 'none' } } });
export const folded = style({ marginTop: vars.space[3] });
export const summary = style({
  padding: vars.space[2],
  fontSize: vars.font.sm,
  fontWeight: 600,
  color: vars.color.textMuted,
  cursor: 'pointer',
});
