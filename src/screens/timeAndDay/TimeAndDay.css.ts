import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const note = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
