import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const section = style({ display: 'grid', gap: vars.space[3] });
export const group = style({ margin: 0, fontSize: vars.font.md, fontWeight: 600 });
export const name = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const dot = style({ width: '10px', height: '10px', flex: 'none', borderRadius: vars.radius.full });
export const conditions = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const condition = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});
export const head = style({ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: vars.space[3] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: vars.space[3],
});
export const days = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4], rowGap: vars.space[1] });
export const choices = style({ display: 'grid', gap: vars.space[1] });
export const heading = style({
  margin: `${vars.space[2]} 0 0`,
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: vars.font.md,
  fontWeight: 600,
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
