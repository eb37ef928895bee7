import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

/** Apart from the simulated call above. */
export const realCall = style({
  display: 'grid',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
});
export const realCallHint = style({ fontSize: vars.font.xs, color: vars.color.textMuted, lineHeight: 1.4 });
