import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/tokens.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  background: vars.color.surface,
});
/** Rail, outline, canvas, panel. On narrow windows outline and panel lie over the canvas. */
export const editor = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  /** The panels scroll inside, so that what they contain cannot resize the canvas. */
  contain: 'size',
});
export const stage = style({ position: 'relative', flex: 1, minWidth: 0, minHeight: 0 });
const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  minHeight: 0,
  background: vars.color.surface,
});
export const left = style([
  panel,
  {
    width: 'var(--left)',
    padding: vars.space[3],
    borderRight: `1px solid ${vars.color.border}`,
    '@media': {
      [below('md')]: {
        position: 'absolute',
        zIndex: vars.layer.menu,
        inset: '0 0 0 48px',
        width: 'auto',
        borderRight: 0,
      },
    },
  },
]);
export const right = style([
  panel,
  {
    width: 'var(--right)',
    borderLeft: `1px solid ${vars.color.border}`,
    '@media': {
      [below('lg')]: {
        position: 'absolute',
        zIndex: vars.layer.menu,
        inset: '0 0 0 auto',
        maxWidth: 'calc(100% - 48px)',
        boxShadow: vars.shadow.high,
      },
      [below('md')]: { inset: '0 0 0 48px', width: 'auto', boxShadow: 'none' },
    },
  },
]);
export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  minHeight: '48px',
  padding: `0 ${vars.space[2]} 0 ${vars.space[4]}`,
});
export const panelTitle = style({ flex: 1, minWidth: 0, fontSize: vars.font.md, fontWeight: 620 });
export const panelBody = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[6]}`,
});
/** The step's own heading stands beside the button. */
export const stepHead = style([
  panelHead,
  { position: 'absolute', zIndex: 2, top: 0, right: 0, padding: `0 ${vars.space[2]}` },
]);
export const stepBody = style([panelBody, { paddingTop: 0, scrollPaddingTop: '72px' }]);
/** The border of a panel, wide enough to be gripped. */
export const resizer = style({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  bottom: 0,
  width: '9px',
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&:hover, &:focus-visible, &[data-dragged]': {
      background: `linear-gradient(to right, transparent 3px, ${vars.color.primary} 3px, ${vars.color.primary} 6px, transparent 6px)`,
    },
    '&[data-side="left"]': { right: '-5px' },
    '&[data-side="right"]': { left: '-5px' },
  },
  '@media': { [below('md')]: { display: 'none' } },
});
