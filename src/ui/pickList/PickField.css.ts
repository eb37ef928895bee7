import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';
import { control } from '../field/Field.css.ts';

export const trigger = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    textAlign: 'left',
    cursor: 'pointer',
  },
]);
export const chosenText = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const nothingChosen = style([chosenText, { color: vars.color.textMuted }]);
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: vars.space[2],
  flexDirection: 'column',
  gap: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  selectors: { '&:popover-open': { display: 'flex' } },
});
