import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
export const heading = style({
  margin: `${vars.space[2]} 0 0`,
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: vars.font.md,
  fontWeight: 600,
});
export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const trial = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.md,
  background: vars.color.hover,
  fontSize: vars.font.sm,
});
export const line = style({ margin: 0 });
export const reasons = style({ margin: 0, padding: 0, listStyle: 'none', color: vars.color.textMuted });
export const examplesTitle = style({ margin: 0, fontSize: vars.font.sm, fontWeight: 600 });
export const examples = style({ margin: `${vars.space[1]} 0 0`, padding: 0, listStyle: 'none' });
export const example = style({ display: 'block', padding: '3px 0', color: 'inherit', lineHeight: '18px' });
