import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  padding: vars.space[4],
  background: vars.color.background,
});
export const corner = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[1] });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  width: 'min(420px, 100%)',
  margin: 'auto',
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});
export const logo = style({ maxHeight: '40px', maxWidth: '220px', alignSelf: 'flex-start' });
export const brand = style({ fontSize: vars.font.lg, fontWeight: 650 });
export const heading = style({ fontSize: vars.font.xl, fontWeight: 650, letterSpacing: '-0.02em' });
export const lead = style({ marginTop: vars.space[1], color: vars.color.textMuted, overflowWrap: 'anywhere' });
