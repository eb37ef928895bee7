import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';

export const page = style({ minHeight: '100dvh', background: vars.color.background });
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.header,
  padding: `0 ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});
export const brand = style({ marginRight: 'auto', fontSize: vars.font.lg, fontWeight: 650, letterSpacing: '-0.01em' });
export const logo = style({ display: 'block', maxHeight: '32px', maxWidth: '200px' });
/** On a phone the words come first; beside the drawing there is room for the answer. */
export const body = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"intro" "words" "drawing" "side"',
  maxWidth: '1680px',
  margin: '0 auto',
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[10]}`,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"intro side" "drawing side" "words side"',
      padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[12]}`,
    },
  },
});
export const intro = style({ gridArea: 'intro', display: 'grid', gap: vars.space[2], justifyItems: 'start' });
export const heading = style({
  fontSize: vars.font.xxl,
  fontWeight: 650,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const lead = style({ color: vars.color.textMuted });
export const toAnswer = style({
  color: vars.color.primaryText,
  fontWeight: 550,
  '@media': { [from('lg')]: { display: 'none' } },
});
export const words = style({ gridArea: 'words', minWidth: 0 });
export const drawing = style({ gridArea: 'drawing', minWidth: 0 });
export const title = style({ marginBottom: vars.space[3], fontSize: vars.font.lg, fontWeight: 600 });
export const canvas = style({
  height: 'clamp(320px, 58dvh, 760px)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});
export const side = style({
  gridArea: 'side',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  scrollMarginTop: vars.space[4],
  '@media': {
    [from('lg')]: {
      position: 'sticky',
      top: vars.space[6],
      alignSelf: 'start',
      maxHeight: `calc(100dvh - 2 * ${vars.space[6]})`,
      overflow: 'auto',
    },
  },
});
export const changes = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingLeft: vars.space[4],
  listStyle: 'disc',
  fontSize: vars.font.sm,
  overflowWrap: 'anywhere',
});
export const comment = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const small = style({ color: vars.color.textMuted, fontSize: vars.font.sm });
