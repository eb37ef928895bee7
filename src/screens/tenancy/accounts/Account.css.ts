import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 640px) minmax(0, 320px)' } },
});
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], flexWrap: 'wrap' });
export const limits = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], margin: 0 });
export const limit = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontSize: vars.font.sm,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${limit} > dd`, { margin: 0, whiteSpace: 'nowrap' });
export const reached = style({ fontWeight: 600, color: vars.color.warningText });
