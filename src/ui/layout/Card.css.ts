import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/tokens.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flexWrap: 'wrap',
  minHeight: '44px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
});
export const heading = style({ fontSize: vars.font.md, fontWeight: 600, minWidth: 0 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginLeft: 'auto',
});
export const body = recipe({
  base: { flex: '1 1 auto', minWidth: 0, padding: `0 ${vars.space[4]} ${vars.space[4]}` },
  variants: {
    // What fills the card to its edges is cut at its corners.
    flush: { true: { padding: 0, overflow: 'clip', borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}` } },
  },
});
