import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
