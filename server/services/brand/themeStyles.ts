import { type ColourToken, deriveColours, type HostColours, type Mode } from '#values/deriveColours.ts';

/** A theme's colors as a style sheet, following the system's color scheme until the page applies the user's choice. */
export function themeStyles(colours: HostColours): string {
  const [light, dark] = [rules(colours, 'light'), rules(colours, 'dark')];
  return [
    `:root{${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-mode="light"]){${dark}}}`,
    `:root[data-mode="dark"]{${dark}}`,
    'body{background:var(--wl-color-background)}',
    '',
  ].join('\n');
}

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
