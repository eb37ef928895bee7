import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const list = style({ display: 'grid', gap: vars.space[2], margin: 0 });
export const row = style({ display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', alignItems: 'baseline' });
export const key = style({
  padding: '1px 7px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  background: vars.color.sunken,
  fontFamily: 'inherit',
  fontSize: vars.font.xs,
  fontWeight: 600,
});
export const what = style({ margin: 0, fontSize: vars.font.sm });
