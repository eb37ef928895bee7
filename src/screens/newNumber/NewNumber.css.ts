import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const column = style({ maxWidth: '860px', minWidth: 0 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
export const group = style({ minWidth: 0 });
export const search = style({ maxWidth: '280px', marginBottom: vars.space[3] });
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
  gap: vars.space[2],
  maxHeight: '298px',
  overflowY: 'auto',
  padding: '2px',
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(:checked)': { borderColor: vars.color.primary, background: vars.color.primarySoft },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});
export const radio = style({ margin: 0, accentColor: vars.color.primary });
export const number = style({ display: 'grid', flex: 1, gap: '2px', fontVariantNumeric: 'tabular-nums' });
export const town = style({ color: vars.color.textMuted, fontSize: vars.font.xs });
export const refused = style({ margin: `${vars.space[2]} 0 0`, color: vars.color.errorText, fontSize: vars.font.sm });
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
