import { text } from '../../kernel/config/settingKinds.ts';
import { defineSettings } from '../../kernel/config/defineSettings.ts';
import type { OAuthProvider } from '#values/oauthWords.ts';

/** As what we ask a provider. */
export interface OAuthClient {
  clientId: string;
  clientSecret: string;
  /** Of Microsoft Advertising. */
  developerToken?: string | undefined;
}

/** One that may lack something. */
export type GivenClient = { [Part in keyof OAuthClient]?: OAuthClient[Part] | undefined };

/** The applications of this installation at providers; those without can’t be linked, unless a reseller has one. */
export const oauth = defineSettings({
  variables: {
    GOOGLE_CLIENT_ID: text.optional(),
    GOOGLE_CLIENT_SECRET: text.optional(),
    MICROSOFT_CLIENT_ID: text.optional(),
    MICROSOFT_CLIENT_SECRET: text.optional(),
    MICROSOFT_DEVELOPER_TOKEN: text.optional(),
    HUBSPOT_CLIENT_ID: text.optional(),
    HUBSPOT_CLIENT_SECRET: text.optional(),
  },
  read: (given) => ({
    OAUTH_CLIENTS: {
      google: pair(given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET),
      microsoft: pair(given.MICROSOFT_CLIENT_ID, given.MICROSOFT_CLIENT_SECRET, given.MICROSOFT_DEVELOPER_TOKEN),
      hubspot: pair(given.HUBSPOT_CLIENT_ID, given.HUBSPOT_CLIENT_SECRET),
    } satisfies Record<OAuthProvider, GivenClient | undefined>,
  }),
  wrong: ({ OAUTH_CLIENTS: clients }) =>
    Object.entries(clients).flatMap(([provider, client]) => {
      const missing = lacking(client, provider === 'microsoft');
      return missing.map(
        (part) => `${provider.toUpperCase()}_${part} is needed too, or none of ${provider}’s settings.`,
      );
    }),
});

function pair(clientId: string | undefined, clientSecret: string | undefined, developerToken?: string) {
  const isNone = clientId === undefined && clientSecret === undefined && developerToken === undefined;
  return isNone ? undefined : { clientId, clientSecret, developerToken };
}

function lacking(client: ReturnType<typeof pair>, hasToken: boolean): string[] {
  if (!client) return [];
  const needed = { CLIENT_ID: client.clientId, CLIENT_SECRET: client.clientSecret };
  const all = hasToken ? { ...needed, DEVELOPER_TOKEN: client.developerToken } : needed;
  return Object.entries(all).flatMap(([name, value]) => (value === undefined ? [name] : []));
}
