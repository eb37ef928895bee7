import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const panel = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' });
export const heading = style({ fontSize: vars.font.sm, fontWeight: 600 });
export const lines = style({ display: 'grid', gap: vars.space[1], fontSize: vars.font.sm });
const line = style({ display: 'flex', gap: vars.space[2], lineHeight: 1.4 });
export const who = styleVariants({
  flow: [line],
  people: [line, { fontWeight: 600, color: vars.color.primaryText }],
  end: [line, { fontWeight: 600, paddingTop: vars.space[2], borderTop: `1px solid ${vars.color.border}` }],
});
/** Words, perhaps with buttons that play what is heard. */
export const stated = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[1] });
export const time = style({
  flex: 'none',
  width: '40px',
  color: vars.color.textMuted,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const link = style({ color: vars.color.primaryText, alignSelf: 'center', fontSize: vars.font.sm });
export const version = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
