import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const shell = style({ display: 'flex', minHeight: '100dvh' });
/** Not positioned: overlays are placed relative to the document. */
export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
/** Sticky: impersonation bar and header. */
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
/** Page loading; appears only after a noticeable wait. */
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

/** A page in a `FullWindow`. */
const full = ':root[data-window="full"]';
globalStyle(`${full} ${shell}`, { height: '100dvh', overflow: 'hidden' });
globalStyle(`${full} ${shell} > :not(${column}), ${full} ${head} > header, ${full} ${column} > footer`, {
  display: 'none',
});
globalStyle(`${full} ${main}`, { minHeight: 0, overflow: 'hidden' });
