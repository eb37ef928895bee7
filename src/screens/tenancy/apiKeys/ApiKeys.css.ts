import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
export const scopes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: vars.space[2],
});
export const account = style({ maxWidth: '320px' });
export const token = style({
  display: 'block',
  margin: `${vars.space[2]} 0`,
  fontFamily: vars.font.mono,
  fontSize: vars.font.sm,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const prefix = style({ fontFamily: vars.font.mono, fontSize: vars.font.sm });
export const buttons = style({ display: 'flex', gap: vars.space[2] });
