import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const differences = style({
  display: 'grid',
  gap: vars.space[1],
  maxHeight: '320px',
  overflow: 'auto',
  fontSize: vars.font.sm,
});
export const list = style({ display: 'grid', gap: vars.space[3] });
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const title = style({ fontSize: vars.font.sm, fontWeight: 600 });
export const detail = style({ fontSize: vars.font.xs, color: vars.color.textMuted, overflowWrap: 'anywhere' });
