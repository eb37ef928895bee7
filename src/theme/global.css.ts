import { globalStyle } from '@vanilla-extract/css';
import { chosen } from './forcedColors.ts';
import { vars } from './tokens.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { height: '100%', WebkitTextSizeAdjust: '100%' });
globalStyle('body', {
  margin: 0,
  minHeight: '100%',
  background: vars.color.background,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.md,
  lineHeight: 1.45,
  fontFeatureSettings: '"cv11", "ss03"',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, pre', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: vars.color.primaryText, textDecoration: 'none' });
globalStyle('a:hover', { textDecoration: 'underline' });
globalStyle('table', { borderCollapse: 'separate', borderSpacing: 0 });
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
// Forced colors override the backgrounds that mark a selection.
globalStyle(
  '[aria-current]:not([aria-current="false"]), [role="tab"][aria-selected="true"], button[role="radio"][aria-checked="true"], [aria-pressed="true"]',
  {
    '@media': { '(forced-colors: active)': chosen },
  },
);
globalStyle('::selection', { background: vars.color.primarySoft });
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Even the shortest duration would make a transition of every property of every element.
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

/** Corner radii of each theme style. */
const corners = { square: ['0', '0', '0'], round: ['8px', '12px', '18px'] } as const;
for (const [style, [sm, md, lg]] of Object.entries(corners))
  globalStyle(`:root[data-style="${style}"]`, {
    vars: { [vars.radius.sm]: sm, [vars.radius.md]: md, [vars.radius.lg]: lg },
  });
