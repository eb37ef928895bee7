import { z } from 'zod';
import type { OAuthProvider } from '#values/oauthWords.ts';
import { type Outside, sendOutside } from '../../kernel/outside/fetchOutside.ts';
import type { OAuthClient } from './oauth.settings.ts';

/** Whose account was linked. */
export interface RemoteAccount {
  remoteAccount: string;
  username: string;
}

interface Granted {
  accessToken: string;
  client: OAuthClient;
  outside: Outside;
}

/** How a provider is asked, and for what. */
export interface ProviderWire {
  authorize: string;
  token: string;
  /** Where tokens are given back; undefined where the provider has no such address. */
  revoke?: string;
  scopes: readonly string[];
  /** Parameters beyond those of OAuth. */
  more: Readonly<Record<string, string>>;
  /** @throws Error when the provider doesn’t say. */
  readAccount: (granted: Granted) => Promise<RemoteAccount>;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function ask<Answer>(
  schema: z.ZodType<Answer>,
  url: string,
  asked: { text?: string; headers: Record<string, string> },
  outside: Outside,
): Promise<Answer> {
  const { status, text } = await sendOutside(url, asked, outside);
  if (status !== 200) throw new Error(`${new URL(url).hostname} answered ${status}`);
  return schema.parse(JSON.parse(text));
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const GoogleUser = z.object({ sub: z.string(), email: z.string() });
const MicrosoftUser = z.object({ User: z.object({ Id: z.coerce.string(), UserName: z.string() }) });
const Hub = z.object({ hub_id: z.coerce.string(), hub_domain: z.string().optional(), user: z.string().optional() });

export const oauthProviders: Readonly<Record<OAuthProvider, ProviderWire>> = {
  /** https://developers.google.com/identity/protocols/oauth2/web-server, November 2026. */
  google: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    revoke: 'https://oauth2.googleapis.com/revoke',
    scopes: ['email', 'https://www.googleapis.com/auth/analytics.edit'],
    // Without both, Google gives a refresh token only the first time.
    more: { access_type: 'offline', prompt: 'consent' },
    async readAccount({ accessToken, outside }) {
      const url = 'https://openidconnect.googleapis.com/v1/userinfo';
      const { sub, email } = await ask(GoogleUser, url, { headers: bearer(accessToken) }, outside);
      return { remoteAccount: sub, username: email };
    },
  },
  /** https://learn.microsoft.com/en-us/advertising/guides/authentication-oauth, November 2026. */
  microsoft: {
    authorize: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    token: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    scopes: ['https://ads.microsoft.com/msads.manage', 'offline_access'],
    more: { prompt: 'select_account' },
    async readAccount({ accessToken, client: { developerToken = '' }, outside }) {
      const url = 'https://clientcenter.api.bingads.microsoft.com/CustomerManagement/v13/User/Query';
      const headers = { ...bearer(accessToken), DeveloperToken: developerToken };
      const { User } = await ask(MicrosoftUser, url, { text: '{}', headers }, outside);
      return { remoteAccount: User.Id, username: User.UserName };
    },
  },
  /** https://developers.hubspot.com/docs/api-reference/auth-oauth-v3/guide, November 2026. */
  hubspot: {
    authorize: 'https://app.hubspot.com/oauth/authorize',
    token: 'https://api.hubapi.com/oauth/v3/token',
    scopes: ['oauth', 'crm.objects.contacts.read', 'crm.objects.contacts.write'],
    more: {},
    async readAccount({ accessToken, client, outside }) {
      const url = 'https://api.hubapi.com/oauth/v3/token/introspect';
      const { clientId, clientSecret } = client;
      const sent = { client_id: clientId, client_secret: clientSecret, token: accessToken };
      const text = new URLSearchParams({ ...sent, token_type_hint: 'access_token' }).toString();
      const { hub_id: id, hub_domain: domain, user } = await ask(Hub, url, { text, headers: form }, outside);
      return { remoteAccount: id, username: domain ?? user ?? id };
    },
  },
};
