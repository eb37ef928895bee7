import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';
import { control } from './Field.css.ts';

const pitch = '2ch';

/** Six places, drawn as lines under the digits. */
export const code = style([
  control,
  {
    width: `calc(6 * ${pitch} + 2 * ${vars.space[3]})`,
    height: '42px',
    fontFamily: vars.font.mono,
    fontSize: vars.font.xl,
    letterSpacing: '1ch',
    paddingRight: 0,
    overflow: 'hidden',
    backgroundImage: `repeating-linear-gradient(to right, ${vars.color.borderStrong} 0 1ch, transparent 1ch ${pitch})`,
    backgroundSize: `calc(6 * ${pitch} - 1ch) 2px`,
    backgroundPosition: `${vars.space[3]} calc(100% - 6px)`,
    backgroundRepeat: 'no-repeat',
  },
]);
