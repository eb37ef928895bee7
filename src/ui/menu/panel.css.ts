import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
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
  variants: { align: { start: { left: 0 }, end: { right: 0 } } },
  defaultVariants: { align: 'start' },
});
