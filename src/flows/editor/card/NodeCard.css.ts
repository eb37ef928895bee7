import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';
import { toneColors } from './toneColors.ts';

/** These sizes must match `card.ts`: head 56, row 28. */
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
    // The first shadow lies on top.
    boxShadow: `0 0 0 1.5px ${vars.color.primary}, 0 0 0 6px ${vars.color.primarySoft}`,
  },
  passed: { borderColor: vars.color.primary },
  dimmed: { opacity: 0.42 },
  added: { borderColor: vars.color.successText, boxShadow: `0 0 0 1px ${vars.color.successText}` },
  changed: { borderColor: vars.color.warningText, boxShadow: `0 0 0 1px ${vars.color.warningText}` },
  removed: { borderColor: vars.color.errorText, borderStyle: 'dashed', background: vars.color.background },
});
export const wrong = style({ borderColor: vars.color.error });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  height: '55px',
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
export const tone = styleVariants(toneColors, ({ soft, text }) => ({ background: soft, color: text }));
export const words = style({ minWidth: 0, flex: 1 });
const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Zoomed out, `--name-size` keeps the name readable. */
export const name = style({
  ...oneLine,
  fontSize: 'var(--name-size, 13px)',
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: '-0.005em',
});
export const what = style({ ...oneLine, fontSize: vars.font.xs, lineHeight: '16px', color: vars.color.textMuted });
export const exits = style({ borderTop: `1px solid ${vars.color.border}`, paddingTop: '3px' });
export const exit = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  height: '28px',
  padding: '0 14px 0 12px',
  fontSize: vars.font.xs,
});
export const exitName = style({ ...oneLine, minWidth: 0 });
export const open = style({
  flex: 'none',
  padding: '0 6px',
  borderRadius: vars.radius.full,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  fontSize: '11px',
  lineHeight: '18px',
  whiteSpace: 'nowrap',
});
/** Beside the port of a card with a single exit, which has no row. */
export const loose = style({ position: 'absolute', left: 'calc(100% + 12px)', top: '19px' });
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
  top: 0,
  transform: 'translateY(-50%)',
  right: '10px',
  padding: '1px 8px',
  borderRadius: vars.radius.full,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontSize: 'calc(var(--name-size, 13px) * 0.85)',
  fontVariantNumeric: 'tabular-nums',
});
/** One line in the room above a card; all of it while the card is pointed at or selected. */
export const comment = style({
  ...oneLine,
  position: 'absolute',
  bottom: 'calc(100% + 4px)',
  left: 0,
  maxWidth: '100%',
  padding: '1px 8px',
  border: `1px solid ${vars.color.warningText}`,
  borderRadius: `${vars.radius.md} ${vars.radius.md} ${vars.radius.md} 0`,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  fontSize: vars.font.xs,
  lineHeight: '20px',
  selectors: {
    [`${card}:hover > &, .selected > ${card} > &`]: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', zIndex: 1 },
  },
});
const toneOf = (name: 'success' | 'warning' | 'error') => ({
  border: `1px solid ${vars.color[`${name}Text`]}`,
  background: vars.color[`${name}Soft`],
  color: vars.color[`${name}Text`],
  fontWeight: 600,
  transform: 'translateY(-78%)',
});
export const noteTone = styleVariants({
  active: {},
  passed: {},
  dimmed: {},
  added: toneOf('success'),
  changed: toneOf('warning'),
  removed: toneOf('error'),
});
