import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css.ts';

export const surface = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  minHeight: 0,
  background: vars.color.background,
});
/** Below zoom 0.4 text is illegible and not drawn. */
export const far = style({});

globalStyle(`${far} [data-far="hide"]`, { visibility: 'hidden' });
globalStyle(`${far} [data-far="gone"]`, { display: 'none !important' });
globalStyle(`${far} [data-far="large"]`, { fontSize: '24px', lineHeight: '32px' });
globalStyle(`${surface} .react-flow__handle`, {
  width: '11px',
  height: '11px',
  borderRadius: '50%',
  background: vars.color.surface,
  border: `2px solid ${vars.color.borderStrong}`,
  transition: 'background 120ms, border-color 120ms',
});
globalStyle(`${surface} .react-flow__handle[data-open="false"]`, { background: vars.color.borderStrong });
globalStyle(`${surface} .react-flow__handle.connectable:hover, ${surface} .react-flow__handle.connectingto`, {
  borderColor: vars.color.primary,
  background: vars.color.primary,
});
globalStyle(`${surface} .react-flow__connection-path`, { stroke: vars.color.primary, strokeWidth: 2 });
globalStyle(`${surface} .react-flow__selection, ${surface} .react-flow__nodesselection-rect`, {
  background: vars.color.primarySoft,
  border: `1px dashed ${vars.color.primary}`,
  opacity: 0.5,
});
globalStyle(`${surface} .react-flow__minimap`, {
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
});

export const edge = style({ stroke: vars.color.borderStrong, strokeWidth: 1.75 });
export const edgeHighlight = styleVariants({
  active: { stroke: vars.color.primary, strokeWidth: 3 },
  passed: { stroke: vars.color.primary, strokeWidth: 3 },
  dimmed: { opacity: 0.35 },
});
export const edgeSelected = style({ stroke: vars.color.primary, strokeWidth: 2.5 });
export const grid = style({ vars: { '--xy-background-pattern-color': vars.color.border } });
