import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const opener = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: vars.size.control,
  padding: `0 ${vars.space[1]}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.hover } },
});
/** In a row each lies a little over the one before. */
export const person = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '26px',
  height: '26px',
  border: `2px solid ${vars.color.surface}`,
  borderRadius: vars.radius.full,
  background: vars.color.primarySoft,
  color: vars.color.primaryText,
  fontSize: '11px',
  fontWeight: 650,
  selectors: { '& + &': { marginLeft: '-6px' } },
});
export const content = style({ outline: 'none' });
export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[2],
  listStyle: 'none',
});
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const name = style({ display: 'block', fontSize: vars.font.sm, fontWeight: 600 });
export const detail = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.font.xs });
