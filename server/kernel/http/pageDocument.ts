import type { Theme } from '#contract/tenancy/theme.contract.ts';
import { deriveColours } from '#values/deriveColours.ts';
import { escapeHtml } from '../mail/escapeHtml.ts';
import { themeUrl } from '../brand/themeOfHost.ts';
import type { PageFiles } from './pageFiles.ts';
import { etagOf } from './etagOf.ts';

/**
 * The page's HTML with its host's theme embedded as data, so that colors and title need no request, and the title as text
 * until the page is drawn. Also preloads the
 * files for its URL.
 */
export function pageDocument(html: string, theme: Theme, files?: PageFiles): string {
  const data = JSON.stringify(theme).replaceAll('<', '\\u003c');
  const address = themeUrl(theme.host);
  const bar = (mode: 'light' | 'dark') =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${mode})" content="${deriveColours(theme.colours, mode).menu}" />`;
  const head = [
    ...linksOf(files).filter((link) => !html.includes(link)),
    `<link rel="stylesheet" href="${address}/theme.css?v=${etagOf(JSON.stringify(theme.colours))}" />`,
    ...(theme.css === null ? [] : [`<link rel="stylesheet" href="${escapeHtml(theme.css)}" />`]),
    `<link rel="manifest" href="${address}/manifest.webmanifest" />`,
    bar('light'),
    bar('dark'),
    `<script type="application/json" id="theme">${data}</script>`,
  ];
  const withIcon =
    theme.icon === null ? html : html.replace(/<link rel="icon"[^>]*>/, () => iconLink(theme.icon ?? ''));
  return withIcon
    .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(theme.title)}</title>`)
    .replace('<div class="splash">', () => `<div class="splash">${escapeHtml(theme.title)}`)
    .replace('</head>', () => `${head.map((line) => `  ${line}\n  `).join('')}</head>`);
}

function linksOf({ scripts, styles }: Pick<PageFiles, 'scripts' | 'styles'> = { scripts: [], styles: [] }): string[] {
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
  ];
}

const iconLink = (address: string) => `<link rel="icon" href="${escapeHtml(address)}" />`;
