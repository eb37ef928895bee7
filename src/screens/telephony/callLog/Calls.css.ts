import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const bulkBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  fontSize: vars.font.sm,
});
export const callsAndVisits = style({ display: 'grid', alignContent: 'start', gap: vars.space[4], minWidth: 0 });
export const leadField = style({ width: '240px', maxWidth: '100%' });
export const leadNumbers = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const leadNumber = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '40px',
});
export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const pickers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const preview = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const tagRows = style({ display: 'flex', flexDirection: 'column', maxHeight: '40dvh', overflow: 'auto' });
export const tagLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `2px 0`,
  fontSize: vars.font.sm,
});
export const swatch = style({ flex: 'none', width: '12px', height: '12px', borderRadius: vars.radius.full });
export const tagName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const tagForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'end',
  padding: `${vars.space[2]} 0`,
});
