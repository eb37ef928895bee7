import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const search = style({
  width: '100%',
  minHeight: vars.size.control,
  padding: `0 ${vars.space[3]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  fontSize: vars.font.sm,
});
export const form = style({ display: 'grid', gap: vars.space[3] });
export const list = style({ display: 'grid', gap: '2px', marginTop: vars.space[2] });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  padding: '6px 8px',
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  selectors: { '&[draggable="true"]': { cursor: 'grab' } },
});
export const title = style({ display: 'block', fontSize: vars.font.sm, fontWeight: 550, lineHeight: 1.3 });
export const purpose = style({ display: 'block', fontSize: '11px', lineHeight: 1.3, color: vars.color.textMuted });
export const empty = style({ padding: vars.space[3], fontSize: vars.font.sm, color: vars.color.textMuted });
export const popover = style({
  position: 'absolute',
  zIndex: vars.layer.menu,
  width: '268px',
  maxHeight: '380px',
  overflow: 'auto',
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  boxShadow: vars.shadow.high,
});
