import { style } from '@vanilla-extract/css';
import { coarsePointer } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const anchor = style({ position: 'fixed', width: '1px', height: '1px', pointerEvents: 'none' });
export const keys = style({
  marginLeft: 'auto',
  paddingLeft: vars.space[6],
  fontFamily: 'inherit',
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
  '@media': { [coarsePointer]: { display: 'none' } },
});
export const line = style({ height: '1px', margin: '4px 0', border: 0, background: vars.color.border });
