import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/tokens.css.ts';

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    fontWeight: 550,
    fontSize: vars.font.sm,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    textDecoration: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    selectors: {
      '&:hover': { textDecoration: 'none' },
      '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' },
    },
  },
  variants: {
    look: {
      primary: {
        background: vars.color.primary,
        color: vars.color.onPrimary,
        selectors: { '&[data-hovered], a&:hover': { background: vars.color.primaryHover } },
      },
      plain: {
        background: vars.color.surface,
        borderColor: vars.color.border,
        color: vars.color.text,
        boxShadow: vars.shadow.low,
        selectors: { '&[data-hovered], a&:hover': { background: vars.color.hover } },
      },
      quiet: {
        background: 'transparent',
        color: vars.color.textMuted,
        selectors: {
          '&[data-hovered], a&:hover, &[aria-haspopup][aria-expanded="true"], &[aria-pressed="true"], &[data-selected]':
            {
              background: vars.color.hover,
              color: vars.color.text,
            },
        },
      },
      danger: { background: vars.color.error, color: vars.color.onError },
    },
    size: {
      small: { height: vars.size.controlSmall, padding: `0 ${vars.space[2]}` },
      medium: { height: vars.size.control, padding: `0 ${vars.space[3]}` },
      large: { height: '42px', padding: `0 ${vars.space[4]}`, fontSize: vars.font.md },
    },
    square: { true: { padding: 0, aspectRatio: '1' } },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { look: 'plain', size: 'medium' },
});
