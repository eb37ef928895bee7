import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '36px',
  minWidth: 0,
  color: vars.color.menuText,
  selectors: { '&:hover': { textDecoration: 'none' } },
});
export const image = style({ maxHeight: '28px', maxWidth: '168px', objectFit: 'contain' });
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.md,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: 700,
  selectors: { '&::before': { content: 'attr(data-initial)' } },
});
export const name = style({
  fontWeight: 650,
  letterSpacing: '-0.01em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
