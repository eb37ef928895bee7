import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: vars.size.header,
  padding: `0 ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.background,
  '@media': { [from('md')]: { padding: `0 ${vars.space[6]}` } },
});
export const menuButton = style({ display: 'flex', '@media': { [from('md')]: { display: 'none' } } });
export const end = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  marginLeft: 'auto',
});
