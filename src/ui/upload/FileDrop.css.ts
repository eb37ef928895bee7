import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

const column = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space[1] });
export const zone = style([
  column,
  {
    position: 'relative',
    padding: `${vars.space[5]} ${vars.space[4]}`,
    border: `1px dashed ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.font.sm,
    textAlign: 'center',
    transition: 'background-color 120ms, border-color 120ms',
    selectors: {
      '&:has([data-hovered])': { background: vars.color.hover },
      '&[data-disabled]': { background: vars.color.sunken, color: vars.color.textMuted },
      '[data-invalid] > &': { borderColor: vars.color.error },
      '&[data-drop-target]': {
        borderColor: vars.color.primary,
        borderStyle: 'solid',
        background: vars.color.primarySoft,
      },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  },
]);
export const trigger = style([
  column,
  {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    selectors: {
      // Makes the whole zone clickable.
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&:disabled': { cursor: 'not-allowed' },
    },
  },
]);
export const rule = style({ fontSize: vars.font.xs, color: vars.color.textMuted });
const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0, fontSize: vars.font.sm });
export const current = style([line, { minHeight: vars.size.controlSmall, color: vars.color.text }]);
export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const sending = style([
  line,
  {
    flexWrap: 'wrap',
    padding: vars.space[3],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const bar = style({
  flexBasis: '100%',
  height: '6px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.hover,
});
export const fill = style({
  height: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.primary,
  transition: 'width 160ms linear',
});
