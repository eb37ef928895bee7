import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const column = style({ display: 'grid', gap: vars.space[3] });
export const text = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
