import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

/** Pixels. */
export const rowHeight = 32;
export const frame = style({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });
export const grid = style({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  marginTop: vars.space[2],
  overflow: 'auto',
  outline: 'none',
  fontSize: vars.font.sm,
  '@media': { [below('md')]: { flex: 'none', maxHeight: '50dvh' } },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: '100%',
  padding: '0 8px',
  borderRadius: vars.radius.md,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-selected]': { background: vars.color.primarySoft },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
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
export const comment = style([via, { color: vars.color.warningText }]);
export const mark = style({ marginLeft: 'auto', color: vars.color.errorText, flex: 'none' });
export const hint = style({ marginBottom: vars.space[2], fontSize: vars.font.xs, color: vars.color.textMuted });
export const form = style({ display: 'grid', gap: vars.space[3] });
