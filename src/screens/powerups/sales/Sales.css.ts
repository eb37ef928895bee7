import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const stack = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
/** What a phone has no room for. */
export const roomy = style({ '@media': { [below('sm')]: { display: 'none' } } });
export const end = style({ textAlign: 'right !important' as 'right' });
