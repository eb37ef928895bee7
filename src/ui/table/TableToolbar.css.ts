import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const searching = style({ flex: '1 1 220px', maxWidth: '340px', minWidth: 0 });
export const end = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], marginLeft: 'auto' });
/** Cards, which phones show, have no columns to choose. */
export const columns = style({ '@media': { [below('md')]: { display: 'none' } } });
/** Frames a table with its bars, and rounds their corners without becoming what they stick to. */
export const sheet = style({
  minWidth: 0,
  overflow: 'clip',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});
