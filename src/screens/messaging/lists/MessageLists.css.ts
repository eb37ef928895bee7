import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const muted = style({ margin: 0, maxWidth: '70ch', color: vars.color.textMuted, fontSize: vars.font.sm });
export const narrow = style({ maxWidth: '420px' });
