import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { coarsePointer } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/tokens.css.ts';
import { toneColors } from '../card/toneColors.ts';

export const surface = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  minHeight: 0,
  background: vars.color.background,
});
/** Zoomed out below 60 %, a card is its icon and its name; below 25 %, a chip with the icon. */
export const far = style({});
export const chip = style({});

globalStyle(`${far} .react-flow__handle`, { visibility: 'hidden' });
globalStyle(`${far} [data-far="head"]`, { position: 'absolute', inset: 0, height: 'auto', padding: '0 10px' });
globalStyle(`${far} [data-far="name"]`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: 1.1,
  // Room for descenders, which a line of this height would cut off.
  paddingBottom: '0.14em',
});
globalStyle(`${far} [data-low="true"] [data-far="name"]`, {
  display: 'block',
  whiteSpace: 'nowrap',
  lineHeight: 1.25,
  paddingBottom: 0,
});
globalStyle(`${far} .react-flow__edge-path`, { vectorEffect: 'non-scaling-stroke' });
globalStyle(`${far}[data-icons="false"] [data-far="disc"]`, { display: 'none' });
globalStyle(`${far} [data-far="disc"]`, { background: 'transparent' });
globalStyle(`${far} [data-far="disc"] svg`, { width: '34px', height: '34px' });
globalStyle(`${chip} [data-far="disc"]`, { width: '100%', height: '100%', background: 'transparent' });
globalStyle(`${chip} [data-far="disc"] svg`, { width: '48px', height: '48px' });
for (const [name, role] of Object.entries(toneColors)) {
  globalStyle(`${far} [data-tone="${name}"]`, { background: role.soft, borderColor: role.text });
  globalStyle(`${chip} [data-tone="${name}"]`, { borderWidth: '4px' });
}
for (const [mark, colour] of [
  ['added', vars.color.successText],
  ['changed', vars.color.warningText],
  ['removed', vars.color.errorText],
] as const)
  globalStyle(`${far} [data-highlight="${mark}"]`, { borderColor: colour, borderWidth: '4px' });
globalStyle(`${far} [data-wrong="true"]`, { borderColor: vars.color.error, borderWidth: '4px' });
globalStyle(`${surface} .react-flow__handle`, {
  width: '11px',
  height: '11px',
  borderRadius: '50%',
  background: vars.color.surface,
  border: `2px solid ${vars.color.borderStrong}`,
  transition: 'background 120ms, border-color 120ms',
});
// Rows of exits are 28 px apart, so a finger's target grows sideways.
globalStyle(`${surface} .react-flow__handle.connectable::after`, {
  '@media': { [coarsePointer]: { content: '""', position: 'absolute', inset: '-10px -18px' } },
});
// A finger that rests opens our menu, not the browser's, and selects no text.
globalStyle(`${surface} .react-flow__pane`, { WebkitTouchCallout: 'none', userSelect: 'none' });
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

/** Above the toolbar. */
export const minimap = style({ marginBottom: '72px' });
export const edge = style({ stroke: vars.color.borderStrong, strokeWidth: 1.75 });
export const edgeHighlight = styleVariants({
  active: { stroke: vars.color.primary, strokeWidth: 3 },
  passed: { stroke: vars.color.primary, strokeWidth: 3 },
  dimmed: { opacity: 0.35 },
  added: { stroke: vars.color.successText, strokeWidth: 3 },
  changed: { stroke: vars.color.warningText, strokeWidth: 3 },
  removed: { stroke: vars.color.errorText, strokeWidth: 2, strokeDasharray: '6 5' },
});
/** What became of a connection, without colour. */
export const sign = style({ fontSize: '14px', fontWeight: 700 });
for (const [mark, colour] of [
  ['added', vars.color.successText],
  ['removed', vars.color.errorText],
] as const) {
  globalStyle(`${sign}[data-highlight="${mark}"] circle`, {
    fill: vars.color.surface,
    stroke: colour,
    strokeWidth: 1.5,
  });
  globalStyle(`${sign}[data-highlight="${mark}"] text`, { fill: colour });
}
/** Where an edge leads. */
export const arrow = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });

/** How many calls took an edge; the halo keeps it readable on lines. */
export const edgeCount = style({
  fontSize: 'calc(var(--name-size, 13px) * 0.85)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 4,
  paintOrder: 'stroke',
  pointerEvents: 'none',
});
export const edgeSelected = style({ stroke: vars.color.primary, strokeWidth: 2.5 });
export const grid = style({ vars: { '--xy-background-pattern-color': vars.color.border } });
