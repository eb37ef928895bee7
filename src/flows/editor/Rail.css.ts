import { style } from '@vanilla-extract/css';
import { coarsePointer } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  flex: 'none',
  width: '48px',
  padding: `${vars.space[2]} 0`,
  borderRight: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});
export const tool = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  '@media': { [coarsePointer]: { width: '44px', height: '44px' } },
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&[aria-pressed="true"], &[aria-expanded="true"]': {
      background: vars.color.primarySoft,
      color: vars.color.primaryText,
    },
  },
});
export const add = style([
  tool,
  {
    background: vars.color.primary,
    color: vars.color.onPrimary,
    selectors: { '&[data-hovered]': { background: vars.color.primaryHover, color: vars.color.onPrimary } },
  },
]);
export const count = style({
  position: 'absolute',
  top: '-2px',
  right: '-3px',
  '@media': { [coarsePointer]: { right: '1px' } },
  minWidth: '16px',
  height: '16px',
  padding: '0 4px',
  borderRadius: vars.radius.full,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  fontSize: '10px',
  fontWeight: 700,
  lineHeight: '16px',
  textAlign: 'center',
  selectors: { '&[data-errors="true"]': { background: vars.color.error, color: vars.color.onError } },
});
export const palette = style({
  width: '300px',
  maxHeight: 'min(560px, 70dvh)',
  overflow: 'auto',
  padding: vars.space[2],
});
export const templates = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  marginTop: vars.space[2],
  padding: vars.space[2],
  border: 0,
  borderTop: `1px solid ${vars.color.border}`,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.font.sm,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
