import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[12]} ${vars.space[4]}`,
  textAlign: 'center',
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.full,
  background: vars.color.primarySoft,
  color: vars.color.primaryText,
});
export const heading = style({ fontSize: vars.font.lg, fontWeight: 600 });
export const words = style({ color: vars.color.textMuted, maxWidth: '44ch' });
