import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const badges = style({ display: 'flex', gap: vars.space[1], overflow: 'hidden' });
