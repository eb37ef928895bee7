import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
export const account = style({ maxWidth: '320px' });
