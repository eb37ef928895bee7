import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  placeItems: 'center',
  // The part of the window that an on-screen keyboard leaves.
  height: 'var(--visual-viewport-height)',
  background: vars.color.scrim,
});
/** Takes its height from the frame, so that a part of it can scroll. */
export const content = style({ display: 'flex', flexDirection: 'column', minHeight: 0, outline: 'none' });
