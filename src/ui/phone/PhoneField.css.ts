import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

/** The platform's own list lies unseen over the flag. */
export const list = style({
  position: 'absolute',
  inset: '0 auto 0 0',
  width: '92px',
  opacity: 0,
  cursor: 'pointer',
});
export const country = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: vars.space[1],
  padding: `0 ${vars.space[2]} 0 ${vars.space[3]}`,
  borderRight: `1px solid ${vars.color.border}`,
  borderRadius: `${vars.radius.md} 0 0 ${vars.radius.md}`,
  color: vars.color.textMuted,
  pointerEvents: 'none',
  selectors: {
    [`${list}:hover + &`]: { background: vars.color.hover },
    [`${list}:focus-visible + &`]: { background: vars.color.primarySoft, color: vars.color.text },
  },
});
export const prefix = style({ minWidth: '30px', fontSize: vars.font.sm, fontVariantNumeric: 'tabular-nums' });
