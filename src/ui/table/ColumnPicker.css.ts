import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const list = style({
  minWidth: '230px',
  maxHeight: '56dvh',
  overflow: 'auto',
  outline: 'none',
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `0 ${vars.space[2]} 0 0`,
  borderRadius: vars.radius.sm,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
export const dragged = style({ opacity: 0.5 });
export const grip = style({
  display: 'inline-flex',
  padding: `6px ${vars.space[1]}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'grab',
  selectors: {
    '&[data-disabled]': { visibility: 'hidden' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
/** Where a dragged column goes. */
export const dropLine = style({
  selectors: { '&[data-drop-target]': { height: '2px', margin: '-1px 0', background: vars.color.primary } },
});
export const resetLine = style({
  display: 'flex',
  marginTop: vars.space[1],
  paddingTop: vars.space[1],
  borderTop: `1px solid ${vars.color.border}`,
});
