import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  placeItems: 'center',
  // The viewport above the on-screen keyboard.
  height: 'var(--visual-viewport-height)',
  background: vars.color.scrim,
});
/** Limited to the frame's height, so that a part can scroll. */
export const content = style({ display: 'flex', flexDirection: 'column', minHeight: 0, outline: 'none' });
