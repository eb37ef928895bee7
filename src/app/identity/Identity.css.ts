import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const switchText = style({ display: 'none', '@media': { [from('lg')]: { display: 'inline' } } });

/** Sticky like the header, as a reminder of the impersonation. */
export const actingBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontSize: vars.font.sm,
});

export const loading = style({
  display: 'grid',
  flex: 1,
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
});
