import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const languages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
