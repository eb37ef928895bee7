import { endpoints } from '#contract/endpoints.ts';
import type { Theme } from '#contract/theme.contract.ts';
import { call } from '../api/client/call.ts';
import { defaultTheme } from '../theme/defaultTheme.ts';

const key = 'theme';

/** The host's theme: from the document, else the API, else the last one used here, else a neutral one. */
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

/** Set by the server unless its database is down. */
function themeInDocument(): Theme | null {
  const text = document.getElementById('theme')?.textContent;
  return text ? (JSON.parse(text) as Theme) : null;
}
