import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const countryLine = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
