import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';
import { chosenText, listPanel } from '../field/SelectField.css.ts';

export const nothingChosen = style([chosenText, { color: vars.color.textMuted }]);
export const panel = style([
  listPanel,
  { width: 'max(260px, var(--trigger-width))', padding: vars.space[2], overflow: 'hidden' },
]);
export const panelContent = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minHeight: 0,
  outline: 'none',
});
