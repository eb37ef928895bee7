import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const grid = style({ display: 'grid', fontSize: vars.font.sm });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '32px',
  padding: '3px 8px',
  borderRadius: vars.radius.md,
  cursor: 'default',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-selected="true"]': { background: vars.color.primarySoft },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
export const cell = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });
export const via = style({
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  flex: '0 1 auto',
  minWidth: '20px',
  maxWidth: '45%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 550 });
export const faint = style({ color: vars.color.textMuted, fontStyle: 'italic', fontWeight: 400 });
export const mark = style({ marginLeft: 'auto', color: vars.color.errorText, flex: 'none' });
export const hint = style({ marginBottom: vars.space[2], fontSize: vars.font.xs, color: vars.color.textMuted });
export const form = style({ display: 'grid', gap: vars.space[3] });
