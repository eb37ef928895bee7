import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: '820px',
});
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const muted = style({ margin: 0, color: vars.color.textMuted });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });
export const choice = style({ maxWidth: '280px' });
export const copied = style({ position: 'relative' });
export const copy = style({ position: 'absolute', insetBlockStart: vars.space[2], insetInlineEnd: vars.space[2] });
export const code = style({
  margin: 0,
  padding: vars.space[3],
  maxHeight: '420px',
  overflow: 'auto',
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.font.sm,
  whiteSpace: 'pre',
  tabSize: 4,
});
