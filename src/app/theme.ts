import { endpoints } from '#contract/endpoints.ts';
import type { Theme } from '#contract/theme.contract.ts';
import { call } from '../api/client/call.ts';
import { defaultTheme } from '../theme/defaultTheme.ts';

const key = 'theme';

function kept(): Theme | null {
  const text = window.localStorage.getItem(key);
  return text ? (JSON.parse(text) as Theme) : null;
}

/** What the server put into the document. */
function delivered(): Theme | null {
  const text = document.getElementById('theme')?.textContent;
  return text ? (JSON.parse(text) as Theme) : null;
}

/** The theme of this host: it comes with the document, else by a call, else the last one seen here, else a nameless one. */
export async function loadTheme(): Promise<Theme> {
  const theme = delivered();
  if (!theme) return askTheme();
  window.localStorage.setItem(key, JSON.stringify(theme));
  return theme;
}

async function askTheme(): Promise<Theme> {
  try {
    const theme = await call(endpoints.getTheme, { params: { host: window.location.hostname } });
    window.localStorage.setItem(key, JSON.stringify(theme));
    return theme;
  } catch {
    return kept() ?? defaultTheme;
  }
}
