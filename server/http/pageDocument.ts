import type { Theme } from '#contract/theme.contract.ts';

const markup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The page's document with the theme of its host in it, as data: the page asks nobody for its colours and its title. */
export function pageDocument(html: string, theme: Theme): string {
  const title = `<title>${theme.title.replaceAll(/[&<>]/g, (sign) => markup[sign] ?? sign)}</title>`;
  const data = JSON.stringify(theme).replaceAll('<', '\\u003c');
  return html
    .replace(/<title>.*<\/title>/, () => title)
    .replace('</head>', () => `  <script type="application/json" id="theme">${data}</script>\n  </head>`);
}
