import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const artwork = style({ width: '100%', height: '100%', display: 'block' });
const stroke = { fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round' } as const;
export const line = style({ ...stroke, stroke: vars.color.borderStrong, opacity: 0.55, strokeDasharray: '2 7' });
export const lineLit = style({ ...stroke, stroke: vars.color.primary });
export const dot = style({ ...stroke, stroke: vars.color.borderStrong, opacity: 0.6 });
export const node = style({ fill: vars.color.surface, stroke: vars.color.border, strokeWidth: 1.5 });
