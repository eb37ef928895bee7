import { endpoints } from '#contract/endpoints.ts';
import type { Theme } from '#contract/theme.contract.ts';
import { call } from '../api/client/call.ts';
import { defaultTheme } from '../theme/defaultTheme.ts';

const key = 'theme';

function kept(): Theme | null {
  const text = window.localStorage.getItem(key);
  return text ? (JSON.parse(text) as Theme) : null;
}

/** The theme of this host. Without an answer the last one seen here holds, else a nameless default. */
export async function loadTheme(): Promise<Theme> {
  try {
    const theme = await call(endpoints.getTheme, { params: { host: window.location.hostname } });
    window.localStorage.setItem(key, JSON.stringify(theme));
    return theme;
  } catch {
    return kept() ?? defaultTheme;
  }
}
