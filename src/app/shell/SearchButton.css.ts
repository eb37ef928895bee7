import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

const onPhone = { display: 'flex', '@media': { [from('md')]: { display: 'none' } } };
const onDesk = { display: 'none', '@media': { [from('md')]: { display: 'flex' } } };

export const narrow = style(onPhone);
export const wide = style([
  onDesk,
  {
    alignItems: 'center',
    gap: vars.space[2],
    width: '220px',
    height: vars.size.control,
    padding: `0 ${vars.space[2]}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    color: vars.color.textMuted,
    fontSize: vars.font.sm,
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
  },
]);
export const keys = style({ marginLeft: 'auto', fontSize: vars.font.xs, fontFamily: vars.font.family });
