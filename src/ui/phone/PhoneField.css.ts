import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  selectors: {
    '&:focus-within': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.error },
    '&:has(:disabled)': { opacity: 0.6 },
  },
});
/** The platform's own list lies unseen over the flag. */
export const list = style({
  position: 'absolute',
  inset: '0 auto 0 0',
  width: '92px',
  opacity: 0,
  cursor: 'pointer',
});
export const country = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: vars.space[1],
  padding: `0 ${vars.space[2]} 0 ${vars.space[3]}`,
  borderRight: `1px solid ${vars.color.border}`,
  borderRadius: `${vars.radius.md} 0 0 ${vars.radius.md}`,
  color: vars.color.textMuted,
  pointerEvents: 'none',
  selectors: {
    [`${list}:hover + &`]: { background: vars.color.hover },
    [`${list}:focus-visible + &`]: { background: vars.color.primarySoft, color: vars.color.text },
  },
});
export const prefix = style({ minWidth: '30px', fontSize: vars.font.sm, fontVariantNumeric: 'tabular-nums' });
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
  selectors: { '&:focus-visible': { outline: 'none' } },
});
