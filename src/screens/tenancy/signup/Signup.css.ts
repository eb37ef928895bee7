import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[5],
  minHeight: '100dvh',
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[10]}`,
  background: vars.color.background,
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  width: 'min(680px, 100%)',
});
export const brand = style({ marginRight: 'auto', fontSize: vars.font.lg, fontWeight: 650, letterSpacing: '-0.01em' });
export const logo = style({ maxHeight: '36px', maxWidth: '200px' });
export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], width: 'min(680px, 100%)' });
export const heading = style({ fontSize: vars.font.xxl, fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.2 });
export const lead = style({ marginTop: vars.space[1], color: vars.color.textMuted });
export const steps = style({ display: 'flex', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const step = recipe({
  base: {
    flex: 1,
    paddingTop: vars.space[2],
    borderTop: `3px solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontSize: vars.font.sm,
    fontWeight: 550,
  },
  variants: { reached: { true: { borderTopColor: vars.color.primary, color: vars.color.text } } },
});
export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const streetLine = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [from('sm')]: { gridTemplateColumns: '96px 96px minmax(0, 1fr)' } },
});
export const street = style({ gridColumn: '1 / -1', '@media': { [from('sm')]: { gridColumn: 'auto' } } });
export const buttons = style({ display: 'flex', gap: vars.space[2], flexWrap: 'wrap' });
