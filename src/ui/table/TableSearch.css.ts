import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const search = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 200px',
  maxWidth: '320px',
  color: vars.color.textMuted,
});
export const glass = style({ position: 'absolute', left: vars.space[2], display: 'flex', pointerEvents: 'none' });
export const input = style({
  width: '100%',
  height: vars.size.control,
  padding: `0 ${vars.space[2]} 0 32px`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.font.sm,
  selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
});
