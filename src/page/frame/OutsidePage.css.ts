import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const page = style({
  display: 'grid',
  minHeight: '100dvh',
  background: vars.color.surface,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(480px, 5fr) 6fr' } },
});
export const side = style({ display: 'flex', flexDirection: 'column', padding: vars.space[4], minWidth: 0 });
export const corner = style({ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: vars.space[2] });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  width: 'min(360px, 100%)',
  margin: 'auto',
  padding: `${vars.space[6]} 0`,
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.font.lg,
  fontWeight: 650,
  letterSpacing: '-0.01em',
});
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  borderRadius: vars.radius.lg,
  background: vars.color.primary,
  color: vars.color.onPrimary,
});
export const logo = style({ maxHeight: '40px', maxWidth: '220px' });
export const heading = style({ fontSize: vars.font.xxl, fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.2 });
export const lead = style({ marginTop: vars.space[1], color: vars.color.textMuted });
export const below = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], alignItems: 'flex-start' });
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const footer = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space[4],
  minHeight: '20px',
  fontSize: vars.font.xs,
});
export const link = style({ color: vars.color.textMuted });
export const textLink = style({ color: vars.color.primaryText, fontSize: vars.font.sm, fontWeight: 550 });
export const picture = style({
  display: 'none',
  minWidth: 0,
  overflow: 'hidden',
  borderLeft: `1px solid ${vars.color.border}`,
  background: `linear-gradient(160deg, ${vars.color.primarySoft}, ${vars.color.sunken} 60%)`,
  '@media': { [from('lg')]: { display: 'block' } },
});
