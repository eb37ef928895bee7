import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const entries = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gap: vars.space[1],
  paddingLeft: vars.space[3],
  borderLeft: `2px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
});
export const small = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const quote = style({ margin: 0, whiteSpace: 'pre-line' });
