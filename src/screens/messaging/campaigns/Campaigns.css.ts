import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
/** What is typed, and beside it what comes of it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const side = style([stack, { '@media': { [from('lg')]: { position: 'sticky', top: vars.space[4] } } }]);
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
export const phone = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minHeight: '180px',
  padding: vars.space[4],
  borderRadius: vars.radius.lg,
  background: vars.color.sunken,
});
export const bubble = style({
  justifySelf: 'start',
  maxWidth: '92%',
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: '16px 16px 16px 4px',
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const receipt = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const receiptHead = style({
  paddingBottom: vars.space[1],
  color: vars.color.textMuted,
  fontWeight: 500,
  textAlign: 'left',
});
export const receiptCell = style({ padding: `${vars.space[1]} 0`, textAlign: 'left', verticalAlign: 'top' });
export const amount = style({ textAlign: 'right' });
export const totals = style({ borderTop: `1px solid ${vars.color.border}`, fontWeight: 600 });
export const recipients = style({
  maxHeight: '360px',
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  fontSize: vars.font.sm,
});
/** Specification section 9: height of an item of a bulk list. On a phone what is said is below, in full. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minHeight: '35px',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [from('sm')]: {
      gridTemplateColumns: 'minmax(0, 150px) minmax(0, 1fr) auto',
      height: '35px',
      paddingBlock: 0,
      whiteSpace: 'nowrap',
    },
  },
});
export const stated = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '@media': {
    [from('sm')]: {
      gridRow: 'auto',
      gridColumn: 'auto',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
export const cut = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const left = style({ color: vars.color.warningText });
export const bar = style({
  width: '100%',
  height: '8px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
});
export const done = style({ height: '100%', background: vars.color.primary });

/** Legal hours, each with where they are written. */
export const laws = style({
  display: 'grid',
  gap: vars.space[3],
  margin: `${vars.space[3]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
export const law = style({ display: 'grid', gap: vars.space[1], fontSize: vars.font.sm });
export const lawSource = style({ color: vars.color.textMuted });
