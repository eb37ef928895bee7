import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

/** Frames an input together with a sign, a flag or a button. */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.size.control,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.error },
    '&:has(input:disabled)': { background: vars.color.sunken, cursor: 'not-allowed' },
  },
});
export const affix = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  minWidth: '36px',
  padding: `0 ${vars.space[2]}`,
  borderRight: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
});
export const input = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: `0 ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  fontSize: vars.font.md,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
  },
});
