import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const tabs = style({ display: 'flex', gap: '2px', overflowX: 'auto' });
export const tab = style({
  padding: '6px 11px',
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.hover, textDecoration: 'none' },
    '&[aria-current="page"]': { background: vars.color.primarySoft, color: vars.color.primaryText },
  },
});
