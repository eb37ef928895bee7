import type { OAuthLink, OAuthProviderState } from '#contract/integrations/oauthLinks.contract.ts';
import { aUser } from '../../builders/api/anAccount.ts';
import type { TestApp } from '../../builders/api/anApp.ts';
import { login } from '../../builders/api/login.ts';
import type { Provider } from './aProvider.ts';

interface World extends Pick<TestApp, 'app' | 'db'> {
  provider: Provider;
}

interface Answered {
  status: number;
  body: Record<string, unknown>;
}

/** Requests of an administrator of an account, who links accounts at Google. */
export async function anOAuthAdmin({ app, db, provider }: World, account: number, role: 'admin' | 'super' = 'admin') {
  const user = await aUser(db, account, [role]);
  const { headers } = await login(app, user.email);
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Answered> => {
    const sent = { ...headers, host: 'calls.example.test', 'x-forwarded-proto': 'https' };
    const answer = await app.inject({ method, url, headers: sent, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const list = async (of = account) =>
    (await ask('GET', `/v2/oauth2?account=${of}`)).body as unknown as {
      auth: OAuthLink[];
      providers: OAuthProviderState[];
    };
  const begin = async (more = '') =>
    new URL(String((await ask('GET', `/v2/oauth2/google?account=${account}${more}`)).body['url']));
  /** Agrees at the provider, and returns where it sends people back to. */
  const agree = async (consent: URL) => {
    const { headers: sent } = await fetch(`${provider.authorize}${consent.search}`, { redirect: 'manual' });
    return new URL(sent.get('location') ?? '');
  };
  const comeBack = async (back: URL) => {
    const answer = await app.inject({ method: 'GET', url: `${back.pathname}${back.search}` });
    return { status: answer.statusCode, page: new URL(String(answer.headers['location'])) };
  };
  const finish = (given: Record<string, string>) => ask('POST', '/v2/oauth2', given);
  const link = async () => {
    const { searchParams } = await agree(await begin());
    return finish({ state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' });
  };
  return { email: user.email, ask, list, begin, agree, comeBack, finish, link };
}
