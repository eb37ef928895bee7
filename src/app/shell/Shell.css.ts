import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const shell = style({ display: 'flex', minHeight: '100dvh' });
/** Not positioned: what opens over the page is placed from the document's corner. */
export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
/** Stays in sight: whose page it is, and the header. */
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.menu,
  selectors: { ':root[data-header="scrolls"] &': { position: 'static' } },
});
export const main = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const skip = style({
  position: 'fixed',
  top: vars.space[2],
  left: vars.space[2],
  zIndex: vars.layer.toast,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
/** A page on its way, shown when the wait is long enough to be noticed. */
export const bar = style({
  position: 'fixed',
  inset: '0 0 auto 0',
  height: '2px',
  zIndex: vars.layer.toast,
  overflow: 'hidden',
  selectors: {
    '&::after': {
      content: '""',
      display: 'block',
      width: '40%',
      height: '100%',
      background: vars.color.primary,
      animation: `${run} 900ms ease-in-out 200ms infinite backwards`,
    },
  },
});
