import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const dialog = style({
  width: 'min(500px, calc(100vw - 24px))',
  maxHeight: 'calc(var(--visual-viewport-height) - 48px)',
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
});
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[5],
});
export const heading = style({ fontSize: vars.font.lg, fontWeight: 600 });
/** They stay in sight while the content scrolls. */
export const actions = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  flexWrap: 'wrap',
  margin: `0 calc(-1 * ${vars.space[5]}) calc(-1 * ${vars.space[5]})`,
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[5]}`,
  background: vars.color.raised,
});
/** An action on the opposite side. */
export const apart = style({ marginRight: 'auto' });
export const announcement = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
});
const base = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.full,
});
export const disc = styleVariants({
  info: [base, { background: vars.color.infoSoft, color: vars.color.infoText }],
  success: [base, { background: vars.color.successSoft, color: vars.color.successText }],
  warning: [base, { background: vars.color.warningSoft, color: vars.color.warningText }],
  error: [base, { background: vars.color.errorSoft, color: vars.color.errorText }],
});
