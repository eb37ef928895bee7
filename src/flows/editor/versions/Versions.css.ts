import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const differences = style({
  display: 'grid',
  gap: vars.space[1],
  maxHeight: '320px',
  overflow: 'auto',
  fontSize: vars.font.sm,
});
export const list = style({ display: 'grid', gap: vars.space[3] });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});
export const title = style({ fontSize: vars.font.sm, fontWeight: 600 });
export const detail = style({ fontSize: vars.font.xs, color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const versions = style({ display: 'grid', gap: vars.space[1], margin: `0 calc(-1 * ${vars.space[2]})` });
export const version = style({
  display: 'grid',
  gap: '2px',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.md,
  selectors: {
    '&[data-shown]': { background: vars.color.background },
    '& + &': { borderTop: `1px solid ${vars.color.border}` },
  },
});
export const end = style({ marginLeft: 'auto' });
export const share = style({ paddingTop: vars.space[1] });
export const shown = style({ marginLeft: 'auto', fontSize: vars.font.xs, color: vars.color.textMuted });
export const note = style({ fontSize: vars.font.sm, overflowWrap: 'anywhere' });
export const comparison = style({ display: 'grid', gap: vars.space[2], paddingTop: vars.space[2], minWidth: 0 });
export const lines = style({ display: 'grid', gap: '2px', fontSize: vars.font.sm, overflowWrap: 'anywhere' });
/** A change that shows its step. */
export const line = style({
  width: '100%',
  padding: `${vars.space[1]} 0`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.color.text,
  fontSize: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.primaryText } },
});
export const legend = style({
  position: 'absolute',
  left: vars.space[4],
  bottom: vars.space[4],
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  padding: `0 ${vars.space[3]}`,
  minHeight: '32px',
  alignItems: 'center',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  boxShadow: vars.shadow.low,
  fontSize: vars.font.xs,
  fontVariantNumeric: 'tabular-nums',
  // The toolbar takes the other corner.
  '@media': { [below('sm')]: { bottom: '72px' } },
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
const box = { width: '14px', height: '14px', borderRadius: vars.radius.sm } as const;
export const swatch = styleVariants({
  added: { ...box, border: `2px solid ${vars.color.successText}`, background: vars.color.successSoft },
  changed: { ...box, border: `2px solid ${vars.color.warningText}`, background: vars.color.warningSoft },
  removed: { ...box, border: `2px dashed ${vars.color.errorText}`, background: vars.color.errorSoft },
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], paddingTop: vars.space[1] });
