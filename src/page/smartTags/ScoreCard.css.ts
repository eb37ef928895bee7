import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const parts = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  fontSize: vars.font.sm,
});
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const dot = style({ width: '10px', height: '10px', flex: 'none', borderRadius: vars.radius.full });
export const points = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 });
export const reason = style({ gridColumn: '1 / -1', color: vars.color.textMuted, overflowWrap: 'anywhere' });
