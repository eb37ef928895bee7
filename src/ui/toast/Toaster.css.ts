import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const stack = style({
  position: 'fixed',
  right: vars.space[4],
  bottom: vars.space[4],
  zIndex: vars.layer.toast,
  display: 'flex',
  // The newest comes first and is shown lowest.
  flexDirection: 'column-reverse',
  gap: vars.space[2],
  width: 'min(360px, calc(100vw - 32px))',
  outline: 'none',
});
export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  fontSize: vars.font.sm,
  animation: `${rise} 160ms ease-out`,
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
export const text = style({ flex: 1, padding: '4px 0', overflowWrap: 'anywhere' });
export const detail = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  overflowWrap: 'anywhere',
});
const base = style({ padding: '4px 0' });
export const mark = styleVariants({
  info: [base, { color: vars.color.infoText }],
  success: [base, { color: vars.color.successText }],
  warning: [base, { color: vars.color.warningText }],
  error: [base, { color: vars.color.errorText }],
});
