import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

/** On phones the badge wraps below a long number. */
export const caller = style({
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  maxWidth: '100%',
  '@media': { [below('md')]: { flexWrap: 'wrap' } },
});
export const statusLine = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
/** The mark of a voicemail that nobody has listened to. */
export const unheard = style({
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: vars.color.primary,
});
export const play = style({ display: 'inline-flex', color: vars.color.textMuted });
export const tagsCell = style({ display: 'flex', gap: vars.space[1], overflow: 'hidden' });
