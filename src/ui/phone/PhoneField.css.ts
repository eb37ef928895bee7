import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const country = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: vars.space[1],
  padding: `0 ${vars.space[2]} 0 ${vars.space[3]}`,
  border: 0,
  borderRight: `1px solid ${vars.color.border}`,
  borderRadius: `${vars.radius.md} 0 0 ${vars.radius.md}`,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': { background: vars.color.primarySoft, color: vars.color.text, outlineOffset: '-2px' },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});
export const prefix = style({ minWidth: '30px', fontSize: vars.font.sm, fontVariantNumeric: 'tabular-nums' });
