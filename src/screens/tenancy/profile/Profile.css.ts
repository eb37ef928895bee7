import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: vars.space[4], maxWidth: '760px' });
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [from('sm')]: { gridTemplateColumns: '1fr 1fr' } },
});
export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minWidth: 0 });
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '56px',
  height: '56px',
  borderRadius: vars.radius.full,
  background: vars.color.primarySoft,
  color: vars.color.primaryText,
  fontSize: vars.font.lg,
  fontWeight: 650,
});
export const facts = style({ color: vars.color.textMuted, fontSize: vars.font.sm, overflowWrap: 'anywhere' });
