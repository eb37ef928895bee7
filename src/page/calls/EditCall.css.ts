import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const tagPicker = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[2],
});
export const newTag = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'end',
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  padding: `2px ${vars.space[2]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  fontSize: vars.font.xs,
});
export const dot = style({ flex: 'none', width: '8px', height: '8px', borderRadius: '50%' });
export const removeTag = style({
  display: 'inline-flex',
  margin: '-2px -6px -2px 0',
  padding: '6px',
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
});
export const editing = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[2] });
export const label = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const inlineActions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  marginTop: vars.space[2],
});
export const scoreField = style({ width: '120px' });
export const leadField = style({ width: '240px', maxWidth: '100%' });
export const valueField = style({ width: '180px' });
export const asWritten = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: vars.font.sm });
