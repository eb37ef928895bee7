import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const intro = style({ margin: 0, maxWidth: '70ch', color: vars.color.textMuted, fontSize: vars.font.sm });
/** A row of small buttons between toolbar and table. */
export const bareChoices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  padding: `${vars.space[2]} ${vars.space[3]}`,
});
