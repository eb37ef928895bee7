import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const section = style({ display: 'grid', gap: vars.space[3] });
export const group = style({ margin: 0, fontSize: vars.font.md, fontWeight: 600 });
export const name = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const dot = style({ width: '10px', height: '10px', flex: 'none', borderRadius: vars.radius.full });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: vars.space[3],
});
export const trial = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.md,
  background: vars.color.hover,
  fontSize: vars.font.sm,
});
export const line = style({ margin: 0 });
export const examplesTitle = style({ margin: 0, fontSize: vars.font.sm, fontWeight: 600 });
export const examples = style({
  margin: `${vars.space[1]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
export const example = style({ display: 'block', padding: '3px 0', color: 'inherit', lineHeight: '18px' });
export const backfills = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
export const backfill = style({
  selectors: {
    '& + &': { paddingTop: vars.space[4], borderTop: `1px solid ${vars.color.border}` },
  },
});
export const backfillHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const period = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
