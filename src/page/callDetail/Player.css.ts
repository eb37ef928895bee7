import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const player = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
/** As high as two waves, whether there are two, one or none. */
export const channels = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  height: '92px',
});
export const loading = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const channel = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'center',
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
});
export const single = style([channel, { gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const waveform = style({
  display: 'block',
  width: '100%',
  height: '44px',
  fill: 'none',
  stroke: vars.color.borderStrong,
  strokeWidth: 0.6,
});
export const played = style({ stroke: vars.color.primary });
/** Lies over the waves, so that a click on them seeks. */
export const position = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  margin: 0,
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
export const focusRing = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.sm,
  pointerEvents: 'none',
  selectors: { [`${position}:focus-visible + &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const time = style({ color: vars.color.textMuted, fontSize: vars.font.sm, fontVariantNumeric: 'tabular-nums' });
