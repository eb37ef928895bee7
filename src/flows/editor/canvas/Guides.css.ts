import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const guide = style({ position: 'absolute', background: vars.color.primary, pointerEvents: 'none' });
