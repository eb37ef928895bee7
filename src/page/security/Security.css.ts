import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const lines = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], alignItems: 'flex-start' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const what = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });
export const picture = style({
  display: 'block',
  width: '180px',
  height: '180px',
  margin: '0 auto',
  borderRadius: vars.radius.md,
});
export const secret = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere', userSelect: 'all' });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[3],
  listStyle: 'none',
  fontFamily: vars.font.mono,
  background: vars.color.sunken,
  borderRadius: vars.radius.md,
});
