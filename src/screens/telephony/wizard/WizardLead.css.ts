import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const lead = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });
export const back = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '34px',
  height: '34px',
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
});
export const title = style({
  maxWidth: '220px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.md,
  fontWeight: 620,
});
export const did = style({
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [below('lg')]: { display: 'none' } },
});
