import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  margin: 0,
});
export const row = style({ display: 'contents' });
export const term = style({ color: vars.color.textMuted });
export const fact = style({ margin: 0, overflowWrap: 'anywhere' });
