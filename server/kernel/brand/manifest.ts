import type { Theme } from '#contract/tenancy/theme.contract.ts';

/** A host's web app manifest. */
export function manifest({ title, icon, colours }: Theme) {
  return {
    name: title || undefined,
    short_name: title || undefined,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.background,
    theme_color: colours.menu,
    icons: [{ src: icon ?? '/icon.svg', sizes: 'any' }],
  };
}
