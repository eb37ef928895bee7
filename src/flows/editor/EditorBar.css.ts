import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  minHeight: '48px',
  padding: `0 ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [below('md')]: { flexWrap: 'wrap', padding: `6px ${vars.space[2]}` } },
});
export const flow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '220px',
  color: vars.color.text,
});
export const flowName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.4 });
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  marginLeft: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  whiteSpace: 'nowrap',
});
export const failed = style({ color: vars.color.errorText, fontWeight: 550 });
export const fine = style({ display: 'inline-flex', alignItems: 'center', gap: '5px', color: vars.color.successText });
export const unchecked = style({ color: vars.color.textMuted });
export const wrong = style({ display: 'inline-flex', alignItems: 'center', gap: '5px', color: vars.color.errorText });
export const warned = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  color: vars.color.warningText,
});
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
