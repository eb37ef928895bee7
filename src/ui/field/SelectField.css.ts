import { style } from '@vanilla-extract/css';
import { activeInForcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/tokens.css.ts';
import { control } from './Field.css.ts';

export const trigger = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    textAlign: 'left',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover },
      '[data-invalid] > &': { borderColor: vars.color.error },
    },
  },
]);
export const inlineTrigger = style([
  trigger,
  {
    width: 'auto',
    minHeight: vars.size.controlSmall,
    padding: `0 ${vars.space[2]}`,
    borderRadius: vars.radius.sm,
    fontSize: vars.font.sm,
  },
]);
export const chosenText = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
});
export const listPanel = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'var(--trigger-width)',
  maxWidth: 'calc(100vw - 24px)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  outline: 'none',
});
export const list = style({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[1],
  outline: 'none',
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '32px',
  padding: `2px ${vars.space[2]}`,
  borderRadius: vars.radius.md,
  fontSize: vars.font.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&[data-focused], &[data-hovered]': { background: vars.color.hover, ...activeInForcedColors } },
});
export const detail = style({ marginLeft: 'auto', color: vars.color.textMuted, fontSize: vars.font.xs });
export const mark = style({ display: 'flex', width: '14px', flex: 'none', color: vars.color.primaryText });
