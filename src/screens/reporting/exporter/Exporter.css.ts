import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
export const stack = style({ display: 'grid', gap: vars.space[3] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const actions = style({ display: 'flex', gap: vars.space[1], justifyContent: 'flex-end' });
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
export const mono = style({ fontFamily: vars.font.mono, fontSize: vars.font.sm });
