import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';
import { toneColors } from '../card/toneColors.ts';

/** For the canvas in a box of its own. */
export const fill = style({ position: 'relative', width: '100%', height: '100%' });
export const steps = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  scrollMarginTop: vars.space[4],
  selectors: { '&:target': { borderColor: vars.color.primary, boxShadow: `0 0 0 1px ${vars.color.primary}` } },
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.md,
});
export const tone = styleVariants(toneColors, ({ soft, text }) => ({ background: soft, color: text }));
export const body = style({ display: 'grid', gap: vars.space[1], flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minHeight: '32px',
  fontSize: vars.font.md,
  fontWeight: 600,
});
export const kind = style({ color: vars.color.textMuted, fontSize: vars.font.sm, fontWeight: 400 });
export const line = style({ fontSize: vars.font.md, whiteSpace: 'pre-line' });
export const exits = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
});
export const exit = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[1] });
export const link = style({ color: vars.color.primaryText, fontWeight: 550 });
export const open = style({ color: vars.color.warningText });
