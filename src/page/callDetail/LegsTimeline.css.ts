import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/tokens.css.ts';

export const timeline = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], fontSize: vars.font.sm });
export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const row = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${vars.space[2]}` });
export const name = style({ minWidth: 0, fontWeight: 550, overflowWrap: 'anywhere' });
export const outcome = style({ color: vars.color.textMuted });
export const times = style({
  marginLeft: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const track = style({
  position: 'relative',
  height: '10px',
  borderRadius: vars.radius.sm,
  background: vars.color.sunken,
  overflow: 'hidden',
});
/** Wide enough to be seen, however short. */
export const span = recipe({
  base: { position: 'absolute', top: 0, bottom: 0, minWidth: '3px' },
  variants: { kind: { ring: { background: vars.color.abandoned }, talk: { background: vars.color.answered } } },
});
export const axis = style({ position: 'relative', height: '18px', borderTop: `1px solid ${vars.color.border}` });
export const tick = style({
  position: 'absolute',
  top: '3px',
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  selectors: { '&:first-child': { transform: 'none' } },
});
