import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const heading = style({ margin: 0, fontSize: vars.font.md });
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  padding: `${vars.space[2]} 0`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
});
export const arrow = style({
  display: 'flex',
  color: vars.color.textMuted,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});
export const panel = style({
  display: 'grid',
  gap: vars.space[4],
  selectors: { '&[hidden]': { display: 'none' }, '&:not([hidden])': { paddingTop: vars.space[2] } },
});
