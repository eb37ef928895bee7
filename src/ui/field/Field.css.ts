import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });
export const inlineField = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const label = style({
  fontSize: vars.font.sm,
  fontWeight: 550,
  color: vars.color.text,
  selectors: { '[data-inline] > &': { fontWeight: 400, color: vars.color.textMuted } },
});
export const optional = style({ fontWeight: 400, color: vars.color.textMuted });
export const hint = style({ fontSize: vars.font.xs, color: vars.color.textMuted });
export const error = style({ fontSize: vars.font.xs, color: vars.color.errorText });

export const control = style({
  width: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.font.md,
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: vars.color.focus },
    '&[aria-invalid="true"]': { borderColor: vars.color.error },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
});
