import * as oidc from 'openid-client';
import { z } from 'zod';
import type { OAuthProvider } from '#values/oauthWords.ts';
import { type Outside, sendOutside } from '../../kernel/outside/fetchOutside.ts';
import type { OAuthClient } from './oauth.settings.ts';
import { oauthProviders } from './oauthProviders.ts';

/** As whom, and over which network, a provider is asked. */
export interface Asking {
  provider: OAuthProvider;
  client: OAuthClient;
  outside: Outside;
}

export interface Tokens {
  access: string;
  refresh: string;
  /** Seconds that the access token is good for. */
  expiresIn: number;
}

/** The provider takes the refresh token no longer: its user took back what was granted, or it is too old. */
export class GrantLost extends Error {
  override name = 'GrantLost';
}

function configured({ provider, client: { clientId, clientSecret }, outside }: Asking): oidc.Configuration {
  const { authorize, token, revoke } = oauthProviders[provider];
  const server = {
    issuer: new URL(authorize).origin,
    authorization_endpoint: authorize,
    token_endpoint: token,
    ...(revoke !== undefined && { revocation_endpoint: revoke }),
  };
  const asking = new oidc.Configuration(server, clientId, undefined, oidc.ClientSecretPost(clientSecret));
  asking[oidc.customFetch] = (url, options) => fetched(url, options, outside);
  return asking;
}

/** Requests of the library go where all others go: to public addresses only. */
async function fetched(url: string, options: oidc.CustomFetchOptions, outside: Outside): Promise<Response> {
  const { method, headers, body } = options;
  const text = body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : undefined;
  const asked = { method: method === 'POST' ? ('POST' as const) : ('GET' as const), text, headers };
  const reply = await sendOutside(url, asked, outside);
  const type = reply.headers['content-type'];
  return new Response(withoutIdentity(reply.text), {
    status: reply.status,
    headers: type === undefined ? {} : { 'content-type': type },
  });
}

/** We ask who it is ourselves; some providers send along an identity that only their own issuer could vouch for. */
function withoutIdentity(text: string): string {
  if (!text.startsWith('{')) return text;
  const { id_token: _identity, ...rest } = z.looseObject({}).parse(JSON.parse(text));
  return JSON.stringify(rest);
}

interface Begun {
  callback: string;
  state: string;
  /** Of PKCE. */
  verifier: string;
}

export const newVerifier = () => oidc.randomPKCECodeVerifier();

/** The page on which a user of the provider agrees. */
export async function consentUrl(asking: Asking, { callback, state, verifier }: Begun): Promise<string> {
  const { scopes, more } = oauthProviders[asking.provider];
  const challenge = await oidc.calculatePKCECodeChallenge(verifier);
  return oidc.buildAuthorizationUrl(configured(asking), {
    redirect_uri: callback,
    scope: scopes.join(' '),
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  }).href;
}

/** @throws Error when the provider gives none. */
export async function redeemCode(asking: Asking, { callback, state, verifier, code }: Begun & { code: string }) {
  const back = new URL(callback);
  back.search = new URLSearchParams({ code, state }).toString();
  const checks = { pkceCodeVerifier: verifier, expectedState: state };
  const tokens = tokensOf(await oidc.authorizationCodeGrant(configured(asking), back, checks));
  if (tokens.refresh === undefined) throw new Error(`${asking.provider} gave no refresh token`);
  return { ...tokens, refresh: tokens.refresh };
}

/** @throws GrantLost when the provider takes it no longer, Error when it can’t be asked now. */
export async function renewTokens(asking: Asking, refresh: string): Promise<Tokens> {
  try {
    return { refresh, ...tokensOf(await oidc.refreshTokenGrant(configured(asking), refresh)) };
  } catch (error) {
    if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant')
      throw new GrantLost(`${asking.provider} takes the grant no longer`, { cause: error });
    throw error;
  }
}

/** Gives a grant back, where the provider has a way to. @throws Error when it can’t be asked now. */
export async function giveBack(asking: Asking, refresh: string): Promise<void> {
  if (oauthProviders[asking.provider].revoke === undefined) return;
  await oidc.tokenRevocation(configured(asking), refresh);
}

/** An hour, where the provider doesn’t say. */
const usualSeconds = 3600;

function tokensOf({ access_token: access, refresh_token: refresh, expires_in: expiresIn = usualSeconds }: Grant) {
  return { access, expiresIn, ...(refresh !== undefined && { refresh }) };
}

type Grant = Pick<oidc.TokenEndpointResponse, 'access_token' | 'refresh_token' | 'expires_in'>;
