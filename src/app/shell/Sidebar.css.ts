import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const sidebar = recipe({
  base: {
    display: 'none',
    flexDirection: 'column',
    gap: vars.space[3],
    position: 'sticky',
    top: 0,
    height: '100dvh',
    padding: vars.space[2],
    borderRight: `1px solid ${vars.color.menuBorder}`,
    background: vars.color.menu,
    color: vars.color.menuText,
    transition: 'width 140ms ease-out',
    '@media': { [from('md')]: { display: 'flex' } },
  },
  variants: {
    small: { true: { width: vars.size.sidebarSmall }, false: { width: vars.size.sidebar } },
  },
});
export const head = style({ padding: '2px 6px' });
export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flex: 1,
  overflowY: 'auto',
});
export const group = style({ display: 'flex', flexDirection: 'column', gap: '2px' });
export const groupTitle = style({
  padding: `0 ${vars.space[2]} ${vars.space[1]}`,
  fontSize: vars.font.xs,
  fontWeight: 550,
  color: vars.color.menuTextMuted,
});
export const link = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '34px',
    padding: `0 ${vars.space[2]}`,
    borderRadius: vars.radius.md,
    color: vars.color.menuText,
    fontSize: vars.font.sm,
    fontWeight: 500,
    selectors: {
      '&:hover': { background: vars.color.menuActive, textDecoration: 'none' },
      '&[aria-current="page"]': { background: vars.color.menuActive, fontWeight: 620 },
    },
  },
  variants: { small: { true: { justifyContent: 'center', padding: 0, minHeight: '38px' } } },
});
export const foot = style({ display: 'flex', padding: '0 3px' });
