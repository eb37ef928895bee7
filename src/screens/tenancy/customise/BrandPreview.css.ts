import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/tokens.css.ts';

const corner = { default: '6px', square: '0', round: '12px' } as const;
const rounded = Object.fromEntries(
  Object.entries(corner).map(([name, borderRadius]) => [`[data-corners="${name}"] &`, { borderRadius }]),
);

export const page = style({
  display: 'flex',
  minHeight: '340px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.background,
  color: vars.color.text,
  fontSize: vars.font.xs,
});
export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  width: '34%',
  maxWidth: '150px',
  padding: vars.space[2],
  borderRight: `1px solid ${vars.color.menuBorder}`,
  background: vars.color.menu,
  color: vars.color.menuText,
});
export const brand = style({ padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[3]}`, overflowWrap: 'anywhere' });
export const logo = style({ maxWidth: '100%', maxHeight: '26px', objectFit: 'contain' });
export const entry = recipe({
  base: { padding: `5px ${vars.space[2]}`, selectors: rounded },
  variants: { active: { true: { background: vars.color.menuActive, fontWeight: 600 }, false: {} } },
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  flex: 1,
  minWidth: 0,
  padding: vars.space[3],
});
export const heading = style({ fontWeight: 600, fontSize: vars.font.sm });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  selectors: rounded,
});
export const chart = style({ display: 'flex', alignItems: 'end', gap: vars.space[2], height: '92px' });
export const bar = style({ display: 'flex', flexDirection: 'column', justifyContent: 'end', flex: 1, height: '100%' });
export const answered = style({ background: vars.color.answered });
export const missed = style({ background: vars.color.missed });
export const abandoned = style({ background: vars.color.abandoned });
export const words = style({ color: vars.color.textMuted });
export const field = style({
  padding: `6px ${vars.space[2]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
  selectors: rounded,
});
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], flexWrap: 'wrap' });
export const button = style({
  padding: `6px ${vars.space[3]}`,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: 600,
  selectors: rounded,
});
export const link = style({ color: vars.color.primaryText });
