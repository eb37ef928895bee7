import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const scroll = style({ minWidth: 0, overflowX: 'auto' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.sm,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[2]} ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'left',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, { color: vars.color.textMuted, fontWeight: 500 });
export const column = style({ minWidth: '170px' });
export const cell = style({ maxWidth: '260px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const stack = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
/** What a phone has no room for. */
export const roomy = style({ '@media': { [below('sm')]: { display: 'none' } } });
export const end = style({ textAlign: 'right !important' as 'right' });
