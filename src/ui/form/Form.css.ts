import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
