import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const pictures = style([list, { display: 'flex', flexWrap: 'wrap', gap: vars.space[1] }]);
export const files = style([list, { display: 'grid', gap: vars.space[1], minWidth: 0 }]);
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '48px',
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});
export const fileText = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  paddingRight: vars.space[2],
  overflowWrap: 'anywhere',
});
export const fileTitle = style({ fontSize: vars.font.sm, fontWeight: 600 });
export const note = style({ color: vars.color.textMuted, fontSize: vars.font.xs });

const tile = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.sunken,
});
export const thumbnail = style([tile, { width: '132px', height: '132px' }]);
export const wide = style([tile, { width: '220px', height: '220px' }]);
for (const box of [thumbnail, wide]) {
  const [name = ''] = box.split(' ');
  globalStyle(`${name} > button`, { width: '100%', height: '100%', padding: 0, border: 0, cursor: 'zoom-in' });
  globalStyle(`${name} > button > img`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
  globalStyle(`${name} > button:focus-visible`, { outlineOffset: '-3px' });
}
export const unloaded = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.font.xs,
  textAlign: 'center',
});
export const largeFrame = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 'min(320px, calc(100vw - 24px))',
  maxWidth: 'calc(100vw - 24px)',
  maxHeight: 'calc(var(--visual-viewport-height) - 48px)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
});
export const largeHead = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} ${vars.space[4]}`,
});
export const largeTitle = style({ flex: 1, fontSize: vars.font.md, fontWeight: 600 });
export const large = style({
  alignSelf: 'center',
  maxWidth: '100%',
  maxHeight: 'calc(var(--visual-viewport-height) - 96px)',
  objectFit: 'contain',
});
