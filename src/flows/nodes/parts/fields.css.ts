import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const form = style({ display: 'grid', gap: vars.space[4] });
export const field = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const label = style({ fontSize: vars.font.sm, fontWeight: 550, color: vars.color.text });
export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control,
  padding: `6px ${vars.space[2]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.font.sm,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.error },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
  },
});
export const error = style({ fontSize: vars.font.xs, color: vars.color.errorText });
export const hint = style({ fontSize: vars.font.xs, color: vars.color.textMuted });
export const withUnit = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const number = style([input, { width: '88px' }]);
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
});
export const legend = style([label, { padding: 0, marginBottom: vars.space[1] }]);
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.sunken,
});
export const row = style({ display: 'flex', gap: vars.space[2], alignItems: 'flex-end' });
export const grow = style({ flex: '1 1 0', minWidth: 0 });
export const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minHeight: vars.size.control,
  padding: `0 ${vars.space[2]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  cursor: 'pointer',
  flex: 'none',
  ':hover': { background: vars.color.hover, color: vars.color.text },
});
export const add = style([quiet, { justifySelf: 'start', color: vars.color.primaryText }]);
export const adds = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const days = style({ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: '2px' });
export const day = style({
  minHeight: '30px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  padding: 0,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.primary,
      borderColor: vars.color.primary,
      color: vars.color.onPrimary,
    },
  },
});
