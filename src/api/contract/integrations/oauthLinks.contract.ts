import { z } from 'zod';
import { AccountId, Uuid } from '#values/ids.ts';
import { IntegrationType } from '#values/integrationWords.ts';
import { OAuthProvider } from '#values/oauthWords.ts';
import { admins, resellers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** An account of somebody at a provider, in which integrations act for them. */
export const OAuthLink = z
  .object({
    uuid: Uuid,
    account: AccountId,
    provider: OAuthProvider,
    /** What the provider calls the account: Google’s id of a user, HubSpot’s of a hub. */
    remoteAccount: z.string(),
    /** What people call it, such as an email. */
    username: z.string(),
    /** The email of whoever linked it. */
    user: z.string(),
    /** Whether accounts below may use it. */
    shared: z.boolean(),
    /** The integrations that use it, of those that the reader may see. */
    usedBy: z.array(z.object({ uuid: Uuid, account: AccountId, type: IntegrationType })),
    /** How many accounts use it. */
    accounts: z.number().int(),
    /** Seconds that the present access token is good for; it is renewed by itself. */
    expiresIn: z.number().int(),
    expiresOn: z.iso.datetime(),
    /** False once the provider has taken back what was granted: it has to be linked again. */
    valid: z.boolean(),
  })
  .meta({ id: 'OAuthLink' });
export type OAuthLink = z.infer<typeof OAuthLink>;

/** Whether accounts can be linked at a provider, and as whose application we ask there. */
export const OAuthProviderState = z
  .object({
    provider: OAuthProvider,
    /** `account` for an application of an account at or above this one, `installation`, or null: none can be used from this host. */
    client: z.enum(['account', 'installation']).nullable(),
    /** The public id of the application of this very account; null where it has none. */
    ownClientId: z.string().nullable(),
    /** What an application has to allow as a redirect URI. */
    callback: z.url(),
  })
  .meta({ id: 'OAuthProviderState' });
export type OAuthProviderState = z.infer<typeof OAuthProviderState>;

const one = z.object({ uuid: Uuid });
const ofProvider = z.object({ account: AccountId, provider: OAuthProvider });
const typed = z.coerce.number().int().min(0).optional();

/** A page of ours, to go back to. */
const Back = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/);

const ClientText = z.string().trim().min(1).max(300);

export const oauthLinks = {
  listOAuthLinks: endpoint({
    method: 'GET',
    path: '/v2/oauth2',
    summary: 'List the accounts that are linked at providers, those shared from above included, and the providers',
    access: 'session',
    roles: admins,
    query: z.object({ account: AccountId }),
    response: z.object({ auth: z.array(OAuthLink), providers: z.array(OAuthProviderState) }),
  }),
  finishOAuthLink: endpoint({
    method: 'POST',
    path: '/v2/oauth2',
    summary: 'Link the account that its user agreed to, with what the provider sent back',
    access: 'session',
    roles: admins,
    body: z.object({
      state: z.string().max(4000),
      code: z.string().max(4000).optional(),
      /** What the provider sent instead of a code, such as `access_denied`. */
      error: z.string().max(200).optional(),
    }),
    response: OAuthLink,
    errors: ['POPUP-CLOSED-BY-USER', 'OAUTH-FAILED', 'NOT-CONFIGURED'],
  }),
  callBackOAuth: endpoint({
    method: 'GET',
    path: '/v2/oauth2/callback',
    summary: 'Hand what a provider sends back to the page that asked for it',
    access: 'public',
    roles: [],
    query: z.object({
      state: z.string().max(4000).default(''),
      code: z.string().max(4000).optional(),
      error: z.string().max(200).optional(),
    }),
    response: 'stream',
  }),
  beginOAuthLink: endpoint({
    method: 'GET',
    path: '/v2/oauth2/:service',
    summary: 'Name the page of a provider on which its user agrees that an account is linked; good for 10 minutes',
    access: 'session',
    roles: admins,
    params: z.object({ service: OAuthProvider }),
    query: z.object({
      account: AccountId,
      /** Whether that page opens in a window of its own. */
      popup: z.enum(['yes', 'no']).default('yes'),
      back: Back.default('/integrations/list'),
    }),
    response: z.object({ url: z.url() }),
    errors: ['NOT-CONFIGURED', 'OAUTH-FAILED'],
  }),
  shareOAuthLink: endpoint({
    method: 'POST',
    path: '/v2/oauth2/:uuid/share/:shared',
    summary:
      'Let accounts below use a linked account, or no longer. `accounts` is how many below do, typed as confirmation',
    access: 'session',
    roles: admins,
    params: one.extend({ shared: z.enum(['yes', 'no']) }),
    query: z.object({ accounts: typed }),
    response: OAuthLink,
    errors: ['ACCOUNTS-NOT-CONFIRMED'],
  }),
  deleteOAuthLink: endpoint({
    method: 'DELETE',
    path: '/v2/oauth2/:uuid',
    summary: 'Forget a linked account. `accounts` is how many use it, typed as confirmation',
    access: 'session',
    roles: admins,
    params: one,
    query: z.object({ accounts: typed }),
    response: OAuthLink,
    errors: ['ACCOUNTS-NOT-CONFIRMED'],
  }),
  saveOAuthClient: endpoint({
    method: 'PUT',
    path: '/v2/account/:account/oauth2/:provider',
    summary:
      'Ask a provider as an application of one’s own, for an account and all below. Without secrets those kept stay',
    access: 'session',
    roles: resellers,
    params: ofProvider,
    body: z.object({
      clientId: ClientText,
      clientSecret: ClientText.optional(),
      /** Microsoft Advertising answers applications with one only. */
      developerToken: ClientText.optional(),
    }),
    response: OAuthProviderState,
    errors: ['MISSING-FIELD'],
  }),
  deleteOAuthClient: endpoint({
    method: 'DELETE',
    path: '/v2/account/:account/oauth2/:provider',
    summary: 'Ask a provider as the application of the account above or of the installation again',
    access: 'session',
    roles: resellers,
    params: ofProvider,
    response: OAuthProviderState,
  }),
};
