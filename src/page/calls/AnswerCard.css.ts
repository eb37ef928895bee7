import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const answer = style({ display: 'grid', flex: 1, gap: '2px' });
export const detail = style({ color: vars.color.textMuted, fontSize: vars.font.xs });
/** What the chosen answer needs, below the choices. */
export const follow = style({ maxWidth: '340px', marginTop: vars.space[4] });
