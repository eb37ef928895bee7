import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

/** The list, and the open call beside it. */
export const beside = style({
  '@media': {
    [from('lg')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(380px, 32vw, 520px)',
      gap: vars.space[4],
      alignItems: 'start',
    },
  },
});
export const list = style({ minWidth: 0 });
export const drawer = style({
  position: 'sticky',
  top: '68px',
  maxHeight: 'calc(100dvh - 84px)',
  overflow: 'auto',
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  outline: 'none',
  selectors: { '&:focus-visible': { borderColor: vars.color.focus } },
});
export const sheet = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(100vw, 560px)',
  overflow: 'auto',
  background: vars.color.surface,
});
export const inSheet = style({ padding: `0 ${vars.space[4]} ${vars.space[4]}` });
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  margin: `0 calc(-1 * ${vars.space[4]}) ${vars.space[3]}`,
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});
export const title = style({ flex: 1, minWidth: 0, fontSize: vars.font.md, fontWeight: 600, overflowWrap: 'anywhere' });
export const cards = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
globalStyle(`${cards} > a`, { alignSelf: 'flex-start' });
