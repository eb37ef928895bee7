import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';
import { control as base } from './Field.css.ts';

export const row = style({ display: 'flex', gap: vars.space[2], minWidth: 0 });
export const picker = style({
  flex: 'none',
  width: vars.size.control,
  height: vars.size.control,
  padding: '3px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  cursor: 'pointer',
});
export const control = style([base, { minWidth: 0, fontFamily: vars.font.mono }]);
