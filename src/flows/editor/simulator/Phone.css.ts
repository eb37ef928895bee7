import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const phone = style({
  display: 'grid',
  maxWidth: '320px',
  width: '100%',
  justifySelf: 'center',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: '20px',
  overflow: 'hidden',
  background: vars.color.surface,
});
export const screen = style({
  display: 'grid',
  gap: vars.space[2],
  minHeight: '112px',
  maxHeight: '240px',
  overflowY: 'auto',
  alignContent: 'start',
  padding: vars.space[4],
  background: vars.color.sunken,
  borderBottom: `1px solid ${vars.color.border}`,
  fontSize: vars.font.md,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const status = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });
export const keys = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space[2] });
const keyBase = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '52px',
  minWidth: 0,
  padding: `${vars.space[1]} 2px`,
  borderRadius: vars.radius.lg,
  border: '1px solid',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
});
export const key = styleVariants({
  /** The step does something with it. */
  offered: [keyBase, { borderColor: vars.color.primary, background: vars.color.primarySoft }],
  other: [keyBase, { borderColor: vars.color.border, background: vars.color.surface, color: vars.color.textMuted }],
});
export const digit = style({ fontSize: vars.font.xl, lineHeight: 1.1 });
export const keyLabel = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.xs,
  color: vars.color.text,
});
export const typed = style({
  paddingBottom: vars.space[2],
  textAlign: 'center',
  fontSize: vars.font.xl,
  letterSpacing: '0.15em',
  fontVariantNumeric: 'tabular-nums',
});
export const enter = style({ display: 'grid', justifyItems: 'center', paddingTop: vars.space[2] });
export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.font.sm });
export const who = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const number = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const others = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], ':empty': { display: 'none' } });
