import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

const wide = from('md');

export const replay = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 320px)' } },
});
/** As high as there is room; on phones the moments below it keep theirs. */
export const filled = style([
  replay,
  {
    flex: 1,
    minHeight: 0,
    gridTemplateRows: 'minmax(0, 1fr)',
    '@media': { [below('md')]: { gridTemplateRows: 'minmax(240px, 1fr) minmax(0, 40dvh)' } },
  },
]);
export const stage = style({
  display: 'grid',
  gridTemplateRows: '260px auto',
  minHeight: 0,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [wide]: { gridTemplateRows: '360px auto' } },
  selectors: { [`${filled} &`]: { gridTemplateRows: 'minmax(0, 1fr) auto' } },
});
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderTop: `1px solid ${vars.color.border}`,
});
export const position = style({
  flex: 1,
  minWidth: '96px',
  fontSize: vars.font.sm,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});
export const keys = style({
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
  padding: `0 ${vars.space[3]} ${vars.space[2]}`,
  display: 'none',
  '@media': { [wide]: { display: 'block' } },
});
export const side = style({
  borderTop: `1px solid ${vars.color.border}`,
  maxHeight: '420px',
  overflow: 'auto',
  padding: vars.space[2],
  '@media': { [wide]: { borderLeft: `1px solid ${vars.color.border}`, maxHeight: '0', minHeight: '100%' } },
});
export const list = style({ display: 'grid', gap: '2px' });
const moment = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: vars.space[2],
  width: '100%',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'left',
  fontSize: vars.font.sm,
  lineHeight: 1.4,
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
});
export const when = styleVariants({
  past: [moment],
  now: [moment, { background: vars.color.primarySoft }],
  later: [moment, { color: vars.color.textMuted }],
});
export const time = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const who = styleVariants({
  flow: { display: 'block', overflowWrap: 'anywhere' },
  people: { display: 'block', overflowWrap: 'anywhere', fontWeight: 600 },
  end: { display: 'block', overflowWrap: 'anywhere', fontWeight: 600 },
});
globalStyle(`${when.later} *`, { fontWeight: 400 });
export const padded = style({ padding: vars.space[4] });
