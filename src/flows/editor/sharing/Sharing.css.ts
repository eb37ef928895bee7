import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const answers = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
const stated = {
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  fontSize: vars.font.sm,
  fontWeight: 550,
} as const;
export const verdict = styleVariants({
  approved: { ...stated, color: vars.color.successText },
  changesAsked: { ...stated, color: vars.color.warningText },
});
export const comment = style({
  marginTop: '2px',
  paddingLeft: vars.space[2],
  borderLeft: `2px solid ${vars.color.border}`,
  fontSize: vars.font.sm,
  whiteSpace: 'pre-line',
});
export const waiting = style({ color: vars.color.textMuted, fontSize: vars.font.xs });
export const outdated = style({ color: vars.color.warningText, fontSize: vars.font.xs });
export const link = style({ display: 'grid', gap: vars.space[2] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const links = style({ display: 'grid', gap: vars.space[2] });
export const list = style({
  display: 'grid',
  gap: vars.space[3],
  maxHeight: '260px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'auto',
});
export const row = style({ display: 'flex', alignItems: 'start', gap: vars.space[3], overflowWrap: 'anywhere' });
export const words = style({ display: 'grid', gap: '2px', flex: 1, minWidth: 0 });
export const title = style({ fontSize: vars.font.sm, fontWeight: 600 });
export const detail = style({ color: vars.color.textMuted, fontSize: vars.font.xs });
