import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const wide = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const column = style([wide, { maxWidth: '640px' }]);
export const account = style({ maxWidth: '320px' });
export const intro = style({ margin: 0, color: vars.color.textMuted });
