import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const filters = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const results = style({ display: 'grid', gap: vars.space[4], maxWidth: '860px' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
});
globalStyle(`${facts} > dd`, { margin: 0 });
export const term = style({ color: vars.color.textMuted });
export const message = style({ margin: `${vars.space[3]} 0 0`, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
