import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';
import { button } from '../../ui/button/Button.css.ts';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], minWidth: 0 });
export const name = style({ minWidth: 0, maxWidth: '28ch', overflow: 'hidden', textOverflow: 'ellipsis' });
export const panel = style({ width: '280px', maxWidth: '100%' });
export const heading = style({
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  fontWeight: 550,
});
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
export const view = style({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  gap: vars.space[2],
  minWidth: 0,
  minHeight: '32px',
  padding: `6px ${vars.space[2]}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  fontSize: vars.font.sm,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': { background: vars.color.primarySoft, fontWeight: 550 },
  },
});
export const author = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  fontWeight: 400,
});
export const note = style({
  margin: 0,
  padding: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
});
export const foot = style({
  display: 'flex',
  marginTop: vars.space[1],
  paddingTop: vars.space[1],
  borderTop: `1px solid ${vars.color.border}`,
});
export const revert = button({ look: 'quiet' });
