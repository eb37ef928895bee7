import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: vars.space[4], maxWidth: '760px' });
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [from('sm')]: { gridTemplateColumns: '1fr 1fr' } },
});
export const hint = style({ color: vars.color.textMuted, fontSize: vars.font.sm, marginBottom: vars.space[3] });
export const roles = style({ display: 'grid', gap: vars.space[2] });
export const roleText = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.font.xs });
export const rule = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  marginBottom: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  minWidth: 0,
});
export const ruleHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const ruleRoles = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[4]}` });
export const act = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: `${vars.space[2]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const actText = style({ flex: '1 1 240px', color: vars.color.textMuted, fontSize: vars.font.sm });
export const end = style({ display: 'flex', gap: vars.space[2] });
