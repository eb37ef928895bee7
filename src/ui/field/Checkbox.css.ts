import { style } from '@vanilla-extract/css';
import { selectedInForcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/tokens.css.ts';

export const checkbox = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '28px',
  fontSize: vars.font.sm,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.6, cursor: 'not-allowed' } },
});
export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: '16px',
  height: '16px',
  flex: 'none',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.onPrimary,
  selectors: {
    [`${checkbox}[data-selected] &`]: {
      borderColor: vars.color.primary,
      background: vars.color.primary,
      ...selectedInForcedColors,
    },
    [`${checkbox}[data-invalid] &`]: { borderColor: vars.color.error },
    [`${checkbox}[data-focus-visible] &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
