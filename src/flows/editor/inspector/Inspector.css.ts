import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

/** Stays beside the panel's close button, under which the fields would scroll. */
export const head = style({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  marginBottom: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[6]} ${vars.space[2]} 0`,
  background: vars.color.surface,
});
export const title = style({ fontSize: vars.font.md, fontWeight: 650 });
export const purpose = style({ fontSize: vars.font.xs, color: vars.color.textMuted });
export const empty = style({
  padding: `${vars.space[3]} ${vars.space[6]} 0 0`,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[5],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
});
export const problems = style({ marginBottom: vars.space[4] });
export const help = style({
  marginTop: vars.space[4],
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  lineHeight: 1.5,
});
export const summary = style({ cursor: 'pointer', fontWeight: 550, marginBottom: vars.space[2] });
export const helpList = style({ listStyle: 'disc', paddingLeft: vars.space[5], margin: `${vars.space[1]} 0` });
export const exits = style({});
/** Names on the left, lists of one width on the right. */
globalStyle(`${exits} > [data-inline]`, { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' });
globalStyle(`${exits} > [data-inline] > button`, { width: '100%' });
