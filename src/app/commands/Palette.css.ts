import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { activeInForcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/tokens.css.ts';

export const palette = style({
  width: 'min(620px, calc(100vw - 24px))',
  maxHeight: 'min(520px, calc(100dvh - 24px))',
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  marginTop: '12px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  '@media': { [from('md')]: { marginTop: '12dvh', maxHeight: 'min(520px, 76dvh)' } },
});
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `0 ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
export const input = style({
  flex: 1,
  minWidth: 0,
  height: '50px',
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  fontSize: vars.font.lg,
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
});
export const list = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[2],
  scrollPadding: '32px 0',
  outline: 'none',
});
export const groupName = style({
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  fontWeight: 550,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '38px',
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.md,
  fontSize: vars.font.md,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-focused]': { background: vars.color.primarySoft, ...activeInForcedColors },
  },
});
export const label = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** It gives way before the label does. */
export const detail = style([
  label,
  {
    flexShrink: 1000,
    color: vars.color.textMuted,
    fontSize: vars.font.sm,
    selectors: { '[data-focused] > &': { color: vars.color.text } },
  },
]);
export const keys = style({ display: 'flex', gap: vars.space[1], marginLeft: 'auto', flex: 'none' });
export const nothing = style({ padding: vars.space[5], color: vars.color.textMuted, textAlign: 'center' });
export const foot = style({
  display: 'none',
  gap: vars.space[4],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  '@media': { [from('sm')]: { display: 'flex' } },
});
export const way = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
