import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: vars.space[2],
  marginTop: vars.space[3],
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, borderColor: vars.color.borderStrong },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});
export const name = style({ fontSize: vars.font.sm, fontWeight: 600 });
export const about = style({ gridColumn: '1 / -1', fontSize: vars.font.xs, color: vars.color.textMuted });
export const empty = style({
  position: 'absolute',
  left: '50%',
  bottom: '20%',
  transform: 'translateX(-50%)',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  width: 'max-content',
  maxWidth: '90%',
  textAlign: 'center',
  fontSize: vars.font.sm,
  color: vars.color.text,
});
