import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.sm, overflowWrap: 'anywhere' });
/** A form beside its preview. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
/** As `columns`, but side by side from tablets up: the preview stays in sight. */
export const lookColumns = style([
  columns,
  { '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } } },
]);
export const beside = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { [from('md')]: { position: 'sticky', top: `calc(${vars.size.header} + ${vars.space[4]})` } },
});
export const stack = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const swatches = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
});
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], flexWrap: 'wrap' });
export const thumb = style({
  maxWidth: '100%',
  maxHeight: '64px',
  justifySelf: 'start',
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  objectFit: 'contain',
});
export const list = style({ display: 'grid', gap: '2px' });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  width: '100%',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current="true"]': { background: vars.color.primarySoft, color: vars.color.primaryText, fontWeight: 550 },
  },
});
export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.font.xs,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.font.sm,
});
export const close = style({ display: 'grid', gap: vars.space[1] });
