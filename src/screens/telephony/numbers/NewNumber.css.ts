import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const column = style({ maxWidth: '860px', minWidth: 0 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
export const group = style({ minWidth: 0 });
export const search = style({ maxWidth: '280px', marginBottom: vars.space[3] });
export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
  gap: vars.space[2],
  maxHeight: '298px',
  overflowY: 'auto',
  padding: '2px',
});
export const number = style({ display: 'grid', flex: 1, gap: '2px', fontVariantNumeric: 'tabular-nums' });
export const town = style({ color: vars.color.textMuted, fontSize: vars.font.xs });
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const stack = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const text = style({ margin: 0, maxWidth: '70ch', color: vars.color.textMuted });
