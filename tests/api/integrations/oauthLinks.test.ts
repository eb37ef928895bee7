import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { login } from '../../builders/api/login.ts';
import { anOAuthAdmin } from './anOAuthAdmin.ts';
import { aProvider, type Provider, refusal } from './aProvider.ts';
import { aSlackServer } from './aSlackServer.ts';

const base = 'https://calls.example.test';
const [clientId, clientSecret] = ['trunkline.apps.example.test', 'google-client-secret'];

let now = new Date();
let world: Awaited<ReturnType<typeof anApp>>;
let provider: Provider;

beforeAll(async () => {
  const outside = await aSlackServer();
  provider = await aProvider(outside, clientSecret);
  const environment = { PUBLIC_BASE_URL: base, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret };
  world = await anApp({ environment, outside: outside.outside, now: () => now });
});

beforeEach(() => {
  now = new Date();
  provider.answers = undefined;
  provider.asked = [];
});

const anAdmin = (account: number, role?: 'admin' | 'super') => anOAuthAdmin({ ...world, provider }, account, role);

test('an account is linked by its user’s consent: what the provider is asked, and what is kept', async () => {
  const account = await anAccount(world.db);
  const admin = await anAdmin(account);
  const consent = await admin.begin('&popup=no&back=/integrations/ga4');
  expect(`${consent.origin}${consent.pathname}`).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  const { state, code_challenge: challenge, ...asked } = Object.fromEntries(consent.searchParams);
  expect(asked).toEqual({
    client_id: clientId,
    redirect_uri: `${base}/v2/oauth2/callback`,
    response_type: 'code',
    scope: 'email https://www.googleapis.com/auth/analytics.edit',
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  });
  expect(challenge).toMatch(/^[\w-]{43}$/);
  const back = await admin.agree(consent);
  const { status, page } = await admin.comeBack(back);
  expect([status, page.origin, page.pathname, page.search]).toEqual([303, base, '/integrations/linked', '']);
  const told = Object.fromEntries(new URLSearchParams(page.hash.slice(1)));
  expect(told).toEqual({
    state,
    code: back.searchParams.get('code'),
    error: '',
    popup: 'no',
    back: '/integrations/ga4',
  });
  const linked = await admin.finish({ state: told['state'] ?? '', code: told['code'] ?? '' });
  const link = {
    uuid: expect.any(String),
    account,
    provider: 'google',
    remoteAccount: provider.user.sub,
    username: provider.user.email,
    user: admin.email,
    shared: false,
    usedBy: [],
    accounts: 0,
    expiresIn: 3600,
    expiresOn: new Date(now.getTime() + 3_600_000).toISOString(),
    valid: true,
  };
  expect(linked).toEqual({ status: 200, body: link });
  const { auth } = await admin.list();
  expect(auth).toEqual([{ ...link, expiresIn: expect.any(Number) }]);
  const [form] = provider.asked;
  expect(form).toMatchObject({
    grant_type: 'authorization_code',
    redirect_uri: `${base}/v2/oauth2/callback`,
    client_id: clientId,
    client_secret: clientSecret,
    code_verifier: expect.stringMatching(/^[\w-]{43}$/),
  });
  // The same account once more is the same link.
  const again = await admin.link();
  expect(again.body['uuid']).toBe(linked.body['uuid']);
});

test('only who began can finish, within ten minutes, with a state of ours, and once', async () => {
  const account = await anAccount(world.db);
  const [admin, other] = [await anAdmin(account), await anAdmin(account)];
  const { searchParams } = await admin.agree(await admin.begin());
  const given = { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' };
  const failed = (reason: string) => ({
    status: 409,
    body: expect.objectContaining({ errorCode: 'OAUTH-FAILED', info: { reason } }),
  });
  expect(await other.finish(given)).toEqual(failed('state'));
  expect(await admin.finish({ ...given, state: 'made-up' })).toEqual(failed('state'));
  expect(await admin.finish({ ...given, state: `${given.state.slice(0, -3)}abc` })).toEqual(failed('state'));
  expect(await admin.finish({ state: given.state, error: 'access_denied' })).toMatchObject({
    status: 400,
    body: { errorCode: 'POPUP-CLOSED-BY-USER' },
  });
  expect(await admin.finish({ state: given.state, error: 'server_error' })).toEqual(failed('refused'));
  expect(await admin.finish({ state: given.state, code: 'another' })).toEqual(failed('refused'));
  now = new Date(now.getTime() + 10 * 60_000 + 1000);
  expect(await admin.finish(given)).toEqual(failed('expired'));
  expect((await admin.list()).auth).toEqual([]);
  now = new Date();
  expect((await admin.finish(given)).status).toBe(200);
  expect(await admin.finish(given)).toEqual(failed('refused'));
});

test.each([
  [
    'no refresh token',
    (form: Record<string, string>) => ({ body: { access_token: 'a', token_type: 'Bearer', of: form } }),
  ],
  ['an error', () => refusal('invalid_grant')],
  ['a page', () => ({ statusCode: 502, body: '' as const })],
])('a provider that answers %s links nothing', async (_, answers) => {
  const admin = await anAdmin(await anAccount(world.db));
  provider.answers = answers;
  expect((await admin.link()).body).toMatchObject({ errorCode: 'OAUTH-FAILED', info: { reason: 'refused' } });
  expect((await admin.list()).auth).toEqual([]);
});

test('a page on another host can’t ask, wherever it says that it is', async () => {
  const account = await anAccount(world.db);
  const { headers } = await login(world.app, (await aUser(world.db, account, ['admin'])).email);
  const ask = async (host: string) => {
    const url = `/v2/oauth2/google?account=${account}`;
    const answer = await world.app.inject({
      method: 'GET',
      url,
      headers: { ...headers, host, 'x-forwarded-host': host },
    });
    return answer.json<{ url?: string; info?: unknown }>();
  };
  expect((await ask('calls.example.test')).url).toContain('https://accounts.google.com/');
  expect(await ask('evil.example.test')).toMatchObject({ errorCode: 'OAUTH-FAILED', info: { reason: 'host' } });
});

test('what comes back with a state of nobody goes to our own page, and links nothing', async () => {
  const admin = await anAdmin(await anAccount(world.db));
  const { status, page } = await admin.comeBack(new URL(`${base}/v2/oauth2/callback?state=x&code=y`));
  expect([status, page.origin, page.pathname]).toEqual([303, base, '/integrations/linked']);
  expect(Object.fromEntries(new URLSearchParams(page.hash.slice(1)))).toMatchObject({ popup: 'yes', back: '' });
});

test('pages to go back to are ours', async () => {
  const account = await anAccount(world.db);
  const admin = await anAdmin(account);
  for (const back of ['https://evil.test/', '//evil.test', '/\\evil.test', 'evil'])
    expect(
      (await admin.ask('GET', `/v2/oauth2/google?account=${account}&back=${encodeURIComponent(back)}`)).status,
    ).toBe(400);
});

test('providers without an application can’t be linked, and say so', async () => {
  const account = await anAccount(world.db);
  const admin = await anAdmin(account);
  const { providers } = await admin.list();
  const callback = `${base}/v2/oauth2/callback`;
  expect(providers).toEqual([
    { provider: 'google', client: 'installation', ownClientId: null, callback },
    { provider: 'microsoft', client: null, ownClientId: null, callback },
    { provider: 'hubspot', client: null, ownClientId: null, callback },
  ]);
  const answer = await admin.ask('GET', `/v2/oauth2/hubspot?account=${account}`);
  expect(answer).toMatchObject({ status: 501, body: { errorCode: 'NOT-CONFIGURED' } });
});
