import type { HostOrigin } from './hostTable.ts';

/** Apps as `android-app://` names them. */
export const appTable: ReadonlyMap<string, HostOrigin> = new Map(
  Object.entries<HostOrigin>({
    'com.google.android.googlequicksearchbox': { source: 'google', medium: 'organic' },
    'com.google.android.gm': { source: 'gmail', medium: 'email' },
    'com.google.android.youtube': { source: 'youtube', medium: 'social' },
    'com.microsoft.bing': { source: 'bing', medium: 'organic' },
    'com.duckduckgo.mobile.android': { source: 'duckduckgo', medium: 'organic' },
    'com.facebook.katana': { source: 'facebook', medium: 'social' },
    'com.facebook.orca': { source: 'facebook', medium: 'social' },
    'com.instagram.android': { source: 'instagram', medium: 'social' },
    'com.linkedin.android': { source: 'linkedin', medium: 'social' },
    'com.twitter.android': { source: 'twitter', medium: 'social' },
    'com.reddit.frontpage': { source: 'reddit', medium: 'social' },
    'com.pinterest': { source: 'pinterest', medium: 'social' },
    'com.slack': { source: 'slack', medium: 'social' },
    'com.whatsapp': { source: 'whatsapp', medium: 'social' },
    'org.telegram.messenger': { source: 'telegram', medium: 'social' },
    'com.microsoft.office.outlook': { source: 'outlook', medium: 'email' },
    'com.openai.chatgpt': { source: 'chatgpt', medium: 'ai' },
    'ai.perplexity.app.android': { source: 'perplexity', medium: 'ai' },
  }),
);
