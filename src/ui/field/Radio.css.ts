import { style } from '@vanilla-extract/css';
import { chosen } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/tokens.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
  gap: vars.space[2],
  maxHeight: '298px',
  overflowY: 'auto',
  padding: '2px',
});
export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-selected]': { borderColor: vars.color.primary, background: vars.color.primarySoft },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[4]}` });
export const radio = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '28px',
  borderRadius: vars.radius.sm,
  fontSize: vars.font.sm,
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
export const dot = style({
  width: '16px',
  height: '16px',
  flex: 'none',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  selectors: {
    '[data-selected] > &': {
      border: `5px solid ${vars.color.primary}`,
      '@media': { '(forced-colors: active)': { ...chosen, borderColor: 'Highlight' } },
    },
  },
});
export const stacked = style({ display: 'grid', gap: vars.space[1] });
