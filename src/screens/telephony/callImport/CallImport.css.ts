import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
export const account = style({ maxWidth: '320px' });
