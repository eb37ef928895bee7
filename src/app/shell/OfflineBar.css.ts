import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const offlineBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.warningSoft,
  color: vars.color.text,
  fontSize: vars.font.sm,
});
