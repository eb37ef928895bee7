import { type ColourToken, deriveColours, type HostColours, type Mode } from '#values/deriveColours.ts';

/** A theme's colors as a style sheet, following the system's color scheme until the page applies the user's choice. */
export function themeStyles(colours: HostColours): string {
  const [light, dark] = [rules(colours, 'light'), rules(colours, 'dark')];
  return [
    `:root{${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-mode="light"]){${dark}}}`,
    `:root[data-mode="dark"]{${dark}}`,
    'body{background:var(--wl-color-background)}',
    splash,
    '',
  ].join('\n');
}

/** Covers the page until it is drawn; appears only after a noticeable wait. */
const splash = [
  '.splash{display:none}',
  '@keyframes splash{from{opacity:0}}',
  '#root:empty+.splash{display:grid;place-items:center;min-height:100vh;font:600 22px system-ui,sans-serif;',
  'color:var(--wl-color-text-muted);animation:splash 200ms 200ms backwards}',
].join('');

function rules(colours: HostColours, mode: Mode): string {
  const set = Object.entries(deriveColours(colours, mode)).map(
    ([token, value]) => `${nameOf(token as ColourToken)}:${value}`,
  );
  return [`color-scheme:${mode}`, ...set].join(';');
}

/** The page's CSS variable: `--wl-color-border-strong` for `borderStrong`. */
function nameOf(token: ColourToken): string {
  return `--wl-color-${token.replaceAll(/[A-Z]/g, (message) => `-${message.toLowerCase()}`)}`;
}
