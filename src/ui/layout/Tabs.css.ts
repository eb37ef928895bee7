import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
export const list = style({
  display: 'flex',
  gap: '2px',
  padding: '6px',
  borderBottom: `1px solid ${vars.color.border}`,
  flex: 'none',
  overflowX: 'auto',
});
export const tab = style({
  padding: '5px 8px',
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-selected]': { background: vars.color.primarySoft, color: vars.color.primaryText },
    '&[data-focus-visible]': { outlineOffset: '-2px' },
  },
});
export const panel = style({ flex: 1, minHeight: 0, overflow: 'auto', padding: vars.space[4], outline: 'none' });
