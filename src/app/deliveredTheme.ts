import type { Theme } from '#contract/theme.contract.ts';

/** The theme that the server put into the document. */
export function deliveredTheme(): Theme | null {
  const text = document.getElementById('theme')?.textContent;
  return text ? (JSON.parse(text) as Theme) : null;
}
