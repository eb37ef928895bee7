import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

export const bar = style({
  position: 'sticky',
  bottom: vars.space[3],
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
  animation: `${rise} 160ms ease-out`,
});
export const words = style({ flex: 1, fontSize: vars.font.sm, color: vars.color.textMuted, whiteSpace: 'nowrap' });
