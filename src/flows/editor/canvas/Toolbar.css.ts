import { style } from '@vanilla-extract/css';
import { canHover, coarsePointer } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const bar = style({
  position: 'absolute',
  right: vars.space[4],
  bottom: vars.space[4],
  zIndex: vars.layer.sticky,
  display: 'flex',
  gap: '2px',
  padding: '4px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  boxShadow: vars.shadow.low,
});
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  '@media': {
    [coarsePointer]: { width: '44px', height: '44px' },
    [canHover]: {
      selectors: {
        '&:hover:not(:disabled, [aria-pressed="true"])': { background: vars.color.hover, color: vars.color.text },
      },
    },
  },
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.primarySoft, color: vars.color.primaryText },
    '&:disabled': { opacity: 0.4, cursor: 'default' },
  },
});
export const zoom = style([
  tool,
  { width: '48px', fontSize: vars.font.xs, fontWeight: 550, fontVariantNumeric: 'tabular-nums' },
]);
export const gap = style({ width: '1px', margin: '4px 4px', background: vars.color.border });
