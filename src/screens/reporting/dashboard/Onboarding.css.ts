import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const progress = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const steps = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('xl')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const place = style({ display: 'grid' });
const boxed = {
  display: 'flex',
  gap: vars.space[3],
  minHeight: '68px',
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
} as const;
export const step = recipe({
  base: boxed,
  variants: {
    state: {
      open: {
        selectors: {
          'a&:hover': { background: vars.color.hover, textDecoration: 'none', borderColor: vars.color.borderStrong },
        },
      },
      done: { background: vars.color.sunken },
      later: { borderStyle: 'dashed' },
    },
  },
});
export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '22px',
    height: '22px',
    borderRadius: vars.radius.full,
    border: `1.5px solid ${vars.color.borderStrong}`,
    color: vars.color.textMuted,
    fontSize: vars.font.xs,
    fontWeight: 600,
  },
  variants: {
    state: {
      open: {},
      done: { background: vars.color.successSoft, borderColor: 'transparent', color: vars.color.successText },
      later: { borderStyle: 'dashed' },
    },
  },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 });
export const name = style({ fontWeight: 550 });
export const text = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
