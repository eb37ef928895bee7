import { endpoints } from '#contract/endpoints.ts';
import type { Theme } from '#contract/theme.contract.ts';
import { call } from '../api/client/call.ts';
import { defaultTheme } from '../theme/defaultTheme.ts';

const key = 'theme';

function kept(): Theme | null {
  const text = window.localStorage.getItem(key);
  return text ? (JSON.parse(text) as Theme) : null;
}

/** Keeps the theme of this host for a visit that gets none. */
export function keepTheme(theme: Theme): void {
  window.localStorage.setItem(key, JSON.stringify(theme));
}

/** The theme of this host when none came with the document: by a call, else the last one seen here, else a nameless one. */
export async function askTheme(): Promise<Theme> {
  try {
    const theme = await call(endpoints.getTheme, { params: { host: window.location.hostname } });
    keepTheme(theme);
    return theme;
  } catch {
    return kept() ?? defaultTheme;
  }
}
