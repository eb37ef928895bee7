import { style } from '@vanilla-extract/css';
import { activeInForcedColors } from '../../theme/forcedColors.ts';
import { vars } from '../../theme/tokens.css.ts';

export const badge = style({
  position: 'absolute',
  top: '2px',
  right: '0',
  minWidth: '16px',
  padding: '0 4px',
  borderRadius: vars.radius.full,
  background: vars.color.error,
  color: vars.color.onError,
  fontSize: '10px',
  fontWeight: 600,
  lineHeight: '16px',
  textAlign: 'center',
});
export const bell = style({ position: 'relative' });
export const content = style({ width: '360px', maxWidth: '100%', outline: 'none' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: '40px',
  padding: `0 ${vars.space[1]} 0 ${vars.space[3]}`,
});
export const title = style({ margin: 0, fontSize: vars.font.md, fontWeight: 600 });
export const list = style({
  maxHeight: 'min(60vh, 480px)',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  borderBlock: `1px solid ${vars.color.border}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) 8px',
  alignItems: 'start',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover, &:focus-visible': { background: vars.color.hover, ...activeInForcedColors },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const mark = style({ display: 'flex', paddingTop: '1px', color: vars.color.textMuted });
export const text = style({ display: 'block', fontSize: vars.font.sm, overflowWrap: 'anywhere' });
export const unreadText = style({ fontWeight: 600 });
export const detail = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.font.xs });
export const dot = style({
  width: '8px',
  height: '8px',
  marginTop: '6px',
  borderRadius: vars.radius.full,
  background: vars.color.primary,
});
export const empty = style({
  margin: 0,
  padding: `${vars.space[4]} ${vars.space[3]}`,
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
});
export const foot = style({ padding: `${vars.space[2]} ${vars.space[3]}`, fontSize: vars.font.sm });
