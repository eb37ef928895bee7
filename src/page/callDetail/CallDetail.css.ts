import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(300px, 380px) minmax(0, 1fr)' } },
});
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  fontSize: vars.font.sm,
});
export const term = style({ color: vars.color.textMuted });
export const fact = style({ minWidth: 0, overflowWrap: 'anywhere' });
/** Clips the canvas to the card's rounded border. */
export const canvas = style({
  height: '260px',
  overflow: 'hidden',
  borderTop: `1px solid ${vars.color.border}`,
  borderRadius: `0 0 calc(${vars.radius.lg} - 1px) calc(${vars.radius.lg} - 1px)`,
  '@media': { [from('md')]: { height: '340px' } },
});
export const journey = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], fontSize: vars.font.sm });
export const visit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, auto) minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  selectors: {
    'a&:hover': { background: vars.color.hover },
    '&[aria-current]': { background: vars.color.primarySoft },
  },
});
export const factLink = style({
  color: vars.color.primaryText,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
/** One event per line: icon, text, time. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${vars.space[3]} ${vars.space[3]}`,
  alignItems: 'baseline',
  fontSize: vars.font.sm,
});
export const line = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const moment = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const padded = style({ padding: vars.space[4] });
export const badges = style({ display: 'inline-flex', gap: vars.space[1] });
export const inLine = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${vars.space[2]}` });
export const stated = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
