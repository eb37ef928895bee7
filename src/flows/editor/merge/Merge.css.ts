import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const title = style({ fontSize: vars.font.sm, fontWeight: 600, overflowWrap: 'anywhere' });
export const detail = style({ fontSize: vars.font.xs, color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const changes = style({
  display: 'grid',
  gap: '2px',
  maxHeight: '180px',
  overflow: 'auto',
  paddingTop: vars.space[1],
  fontSize: vars.font.sm,
  overflowWrap: 'anywhere',
});
/** What stood there before, in as many lines as it has. */
export const before = style([detail, { whiteSpace: 'pre-line' }]);
/** A change that shows its step. */
export const line = style({
  width: '100%',
  padding: `${vars.space[1]} 0`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.color.text,
  fontSize: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.primaryText } },
});
export const show = style([line, title, { padding: 0 }]);

/** The canvas and the choices beside it; on narrow windows the choices alone. */
export const view = style({ display: 'flex', flex: 1, minHeight: 0, overflow: 'hidden', contain: 'size' });
export const stage = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  '@media': { [below('md')]: { display: 'none' } },
});
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: '440px',
  maxWidth: '100%',
  minHeight: 0,
  borderLeft: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [below('md')]: { flex: 1, width: 'auto', borderLeft: 0 } },
});
/** The buttons stand above, where no notification covers them. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const heading = style({
  flex: 1,
  outline: 'none',
  fontSize: vars.font.md,
  fontWeight: 620,
  whiteSpace: 'nowrap',
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: vars.space[4],
  fontSize: vars.font.sm,
});
export const all = style({ display: 'flex', gap: vars.space[2] });
export const conflicts = style({ display: 'grid', gap: vars.space[4] });
export const conflict = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  paddingTop: vars.space[1],
});
/** Wins over the look of other radio cards, whose words stand in the middle. */
export const option = style({ selectors: { '&&': { alignItems: 'flex-start' } } });
export const optionWords = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const side = style({ fontSize: vars.font.xs, fontWeight: 600 });
export const value = style({
  maxHeight: '180px',
  overflow: 'auto',
  fontSize: vars.font.sm,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
