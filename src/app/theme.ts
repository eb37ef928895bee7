import { endpoints } from '#contract/endpoints.ts';
import type { Theme } from '#contract/theme.contract.ts';
import { call } from '../api/client/call.ts';
import { defaultTheme } from '../theme/defaultTheme.ts';

const key = 'theme';

/** The theme of this host: from the document, else by a call, else the last one seen here, else a nameless one. */
export async function loadTheme(): Promise<Theme> {
  try {
    const theme = themeInDocument() ?? (await call(endpoints.getTheme, { params: { host: window.location.hostname } }));
    window.localStorage.setItem(key, JSON.stringify(theme));
    return theme;
  } catch {
    const kept = window.localStorage.getItem(key);
    return kept ? (JSON.parse(kept) as Theme) : defaultTheme;
  }
}

/** The server puts it there unless its database doesn't answer. */
function themeInDocument(): Theme | null {
  const text = document.getElementById('theme')?.textContent;
  return text ? (JSON.parse(text) as Theme) : null;
}
