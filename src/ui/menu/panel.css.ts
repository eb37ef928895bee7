import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const anchor = style({ position: 'relative', display: 'inline-flex', minWidth: 0 });

/** In a narrow row the words on the button are cut off, not the row. */
export const opener = style({ minWidth: 0 });

export const panel = recipe({
  base: {
    position: 'absolute',
    top: 'calc(100% + 6px)',
    zIndex: vars.layer.menu,
    minWidth: '200px',
    maxWidth: 'calc(100vw - 24px)',
    padding: vars.space[1],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.high,
  },
  variants: {
    align: {
      start: { left: 0 },
      // On a phone it may be wider than what is left of its button.
      end: {
        right: 0,
        '@media': {
          [below('sm')]: {
            position: 'fixed',
            top: 'auto',
            right: vars.space[3],
            marginTop: `calc(${vars.size.control} + 6px)`,
          },
        },
      },
    },
  },
  defaultVariants: { align: 'start' },
});
