import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const dialog = style({
  width: 'min(500px, calc(100vw - 24px))',
  maxHeight: 'calc(100dvh - 48px)',
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  selectors: { '&::backdrop': { background: vars.color.scrim } },
});
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[5],
});
export const heading = style({ fontSize: vars.font.lg, fontWeight: 600 });
export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[2], flexWrap: 'wrap' });
