import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const editor = style({
  display: 'grid',
  gridTemplateColumns: '252px minmax(0, 1fr) 352px',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: '100%',
  minHeight: '420px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  background: vars.color.surface,
  '@media': {
    /** The panels scroll inside, so that the selection cannot resize the canvas. */
    [from('md')]: { contain: 'size' },
    [below('lg')]: { gridTemplateColumns: '204px minmax(0, 1fr) 280px' },
    [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 56dvh auto', height: 'auto' },
  },
});
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: vars.color.surface,
  borderRight: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderRight: 0, borderLeft: `1px solid ${vars.color.border}` } },
});
export const stage = style({ position: 'relative', minWidth: 0, minHeight: 0 });
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  height: '100%',
  minHeight: 0,
});
export const bar = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[2], flex: 'none' });
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  marginRight: 'auto',
});
export const body = style({ flex: 1, minHeight: 0 });
