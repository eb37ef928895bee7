import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: vars.space[4], maxWidth: '560px' });
export const since = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const explained = style({ marginBottom: vars.space[3], color: vars.color.textMuted, fontSize: vars.font.sm });
export const texts = style({ display: 'grid', gap: vars.space[2], margin: `${vars.space[2]} 0 ${vars.space[3]}` });
export const sent = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  fontSize: vars.font.sm,
  overflowWrap: 'anywhere',
});
export const fields = style({ display: 'grid', gap: vars.space[3] });
export const keyword = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
  paddingBottom: vars.space[3],
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [from('sm')]: { gridTemplateColumns: '140px minmax(0, 1fr) auto' } },
});
