import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: vars.space[4], maxWidth: '560px' });
export const since = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
export const explained = style({ marginBottom: vars.space[3], color: vars.color.textMuted, fontSize: vars.font.sm });
