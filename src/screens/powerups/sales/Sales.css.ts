import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.sm });
export const call = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
/** What a phone has no room for. */
export const roomy = style({ '@media': { [below('sm')]: { display: 'none' } } });
