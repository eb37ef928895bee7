import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[3]}`,
  '@media': { [from('md')]: { padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[3]}` } },
});
export const heading = style({
  fontSize: vars.font.xl,
  fontWeight: 620,
  letterSpacing: '-0.015em',
  lineHeight: 1.3,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginLeft: 'auto' });
export const below = style({ flexBasis: '100%', minWidth: 0 });
export const content = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minWidth: 0,
    padding: `0 ${vars.space[4]} ${vars.space[6]}`,
    '@media': { [from('md')]: { padding: `0 ${vars.space[6]} ${vars.space[8]}` } },
  },
  variants: { fill: { true: { flex: 1, minHeight: 0 } } },
});
