import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

/** These sizes must match `card.ts`: head 52, line 18, row 28. */
export const card = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
  color: vars.color.text,
  fontSize: vars.font.sm,
  transition: 'opacity 160ms, box-shadow 160ms, border-color 160ms',
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.high },
    '.selected > &': { borderColor: vars.color.primary, boxShadow: `0 0 0 1px ${vars.color.primary}` },
    '.react-flow__node:focus-visible > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const highlight = styleVariants({
  active: {
    borderColor: vars.color.primary,
    boxShadow: `0 0 0 3px ${vars.color.primarySoft}, 0 0 0 1.5px ${vars.color.primary}`,
  },
  passed: { borderColor: vars.color.primary },
  dimmed: { opacity: 0.42 },
});
export const wrong = style({ borderColor: vars.color.error });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  height: '51px',
  padding: '0 12px',
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '30px',
  height: '30px',
  borderRadius: vars.radius.md,
});
export const tone = styleVariants({
  entry: { background: vars.color.successSoft, color: vars.color.successText },
  speech: { background: vars.color.infoSoft, color: vars.color.infoText },
  choice: { background: vars.color.primarySoft, color: vars.color.primaryText },
  people: { background: vars.color.answeredSoft, color: vars.color.answeredText },
  note: { background: vars.color.warningSoft, color: vars.color.warningText },
  end: { background: vars.color.sunken, color: vars.color.textMuted },
});
export const words = style({ minWidth: 0, flex: 1 });
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...oneLine, fontWeight: 600, lineHeight: '18px' });
export const kind = style({ ...oneLine, fontSize: '11px', lineHeight: '14px', color: vars.color.textMuted });
export const body = style({ padding: '0 12px 10px', height: 'auto' });
export const line = style({
  ...oneLine,
  height: '18px',
  lineHeight: '18px',
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
});
export const exits = style({ borderTop: `1px solid ${vars.color.border}`, paddingTop: '3px' });
export const exit = style({
  ...oneLine,
  height: '28px',
  lineHeight: '28px',
  padding: '0 14px 0 12px',
  textAlign: 'right',
  fontSize: vars.font.xs,
});
export const openExit = style({ color: vars.color.textMuted, fontStyle: 'italic' });
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '20px',
  height: '20px',
  padding: '0 5px',
  borderRadius: vars.radius.full,
  fontSize: '11px',
  fontWeight: 650,
});
export const badgeTone = styleVariants({
  error: { background: vars.color.error, color: vars.color.onError },
  warning: { background: vars.color.warningSoft, color: vars.color.warningText },
});
export const note = style({
  position: 'absolute',
  top: '-11px',
  right: '10px',
  padding: '1px 8px',
  borderRadius: vars.radius.full,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontSize: '11px',
  fontVariantNumeric: 'tabular-nums',
});
