import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { oauthLinks } from '../../../server/kernel/db/schema/integrations.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { anOAuthClient } from '../../builders/api/anOAuthLink.ts';
import { anOAuthAdmin } from './anOAuthAdmin.ts';
import { aProvider, type Provider } from './aProvider.ts';
import { aSlackServer } from './aSlackServer.ts';

const base = 'https://calls.example.test';
const [clientId, clientSecret] = ['trunkline.apps.example.test', 'google-client-secret'];

let world: Awaited<ReturnType<typeof anApp>>;
let provider: Provider;

beforeAll(async () => {
  const outside = await aSlackServer();
  provider = await aProvider(outside, clientSecret);
  const environment = { PUBLIC_BASE_URL: base, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret };
  world = await anApp({ environment, outside: outside.outside });
});

beforeEach(() => {
  provider.answers = undefined;
  provider.asked = [];
});

const anAdmin = (account: number, role?: 'admin' | 'super') => anOAuthAdmin({ ...world, provider }, account, role);

test('tokens are in no answer, and encrypted in the database', async () => {
  const account = await anAccount(world.db);
  const admin = await anAdmin(account);
  const { body } = await admin.link();
  const [row] = await world.db
    .select()
    .from(oauthLinks)
    .where(eq(oauthLinks.id, String(body['uuid'])));
  const shown = JSON.stringify([body, await admin.list(), row]);
  expect(shown).not.toContain('access_token');
  expect(shown).not.toContain(clientSecret);
  expect(shown).not.toMatch(/eyJ[\w-]+\.eyJ/);
  expect(row?.secret).toMatch(/^[\w-]{60,}$/);
});

test('a link is shared with accounts below, which see it but can’t change it', async () => {
  const above = await anAccount(world.db);
  const below = await anAccount(world.db, { parentId: above });
  const [admin, other] = [await anAdmin(above), await anAdmin(below)];
  const uuid = String((await admin.link()).body['uuid']);
  expect((await other.list()).auth).toEqual([]);
  expect((await admin.ask('POST', `/v2/oauth2/${uuid}/share/yes`)).body).toMatchObject({ uuid, shared: true });
  expect((await other.list()).auth).toMatchObject([{ uuid, account: above, shared: true }]);
  expect((await other.ask('POST', `/v2/oauth2/${uuid}/share/no`)).status).toBe(404);
  expect((await other.ask('DELETE', `/v2/oauth2/${uuid}`)).status).toBe(404);
  expect((await admin.ask('POST', `/v2/oauth2/${uuid}/share/no`)).body).toMatchObject({ shared: false });
  expect((await other.list()).auth).toEqual([]);
});

test('a link that is forgotten is given back to its provider', async () => {
  const admin = await anAdmin(await anAccount(world.db));
  const uuid = String((await admin.link()).body['uuid']);
  provider.revoked = 0;
  expect((await admin.ask('DELETE', `/v2/oauth2/${uuid}`)).body).toMatchObject({ uuid });
  expect((await admin.list()).auth).toEqual([]);
  expect(provider.revoked).toBe(1);
  expect((await admin.ask('DELETE', `/v2/oauth2/${uuid}`)).status).toBe(404);
});

test('a reseller’s own application is asked for its account and all below', async () => {
  const above = await anAccount(world.db);
  const below = await anAccount(world.db, { parentId: above });
  const [reseller, admin] = [await anAdmin(above, 'super'), await anAdmin(below)];
  const url = `/v2/account/${above}/oauth2/hubspot`;
  expect(await reseller.ask('PUT', url, { clientId: 'abc' })).toMatchObject({
    status: 400,
    body: { errorCode: 'MISSING-FIELD', info: ['clientSecret'] },
  });
  const saved = await reseller.ask('PUT', url, { clientId: 'abc', clientSecret: 'def' });
  expect(saved.body).toMatchObject({ provider: 'hubspot', client: 'account', ownClientId: 'abc' });
  expect(JSON.stringify(saved)).not.toContain('def"');
  const kept = await reseller.ask('PUT', url, { clientId: 'abcd' });
  expect(kept.body).toMatchObject({ ownClientId: 'abcd' });
  const { providers } = await admin.list();
  expect(providers.at(-1)).toMatchObject({ provider: 'hubspot', client: 'account', ownClientId: null });
  const { body } = await admin.ask('GET', `/v2/oauth2/hubspot?account=${below}`);
  expect(new URL(String(body['url'])).searchParams.get('client_id')).toBe('abcd');
  expect((await admin.ask('PUT', url, { clientId: 'x', clientSecret: 'y' })).status).toBe(403);
  expect((await reseller.ask('DELETE', url)).body).toMatchObject({ client: null, ownClientId: null });
  expect((await reseller.ask('DELETE', url)).status).toBe(404);
  const microsoft = `/v2/account/${above}/oauth2/microsoft`;
  expect((await reseller.ask('PUT', microsoft, { clientId: 'a', clientSecret: 'b' })).body).toMatchObject({
    info: ['developerToken'],
  });
});

test('links of others are nobody’s business', async () => {
  const [mine, theirs] = [await anAccount(world.db), await anAccount(world.db)];
  const [me, them] = [await anAdmin(mine), await anAdmin(theirs)];
  const uuid = String((await them.link()).body['uuid']);
  expect((await me.ask('GET', `/v2/oauth2?account=${theirs}`)).status).toBe(403);
  expect((await me.ask('GET', `/v2/oauth2/google?account=${theirs}`)).status).toBe(403);
  expect((await me.ask('DELETE', `/v2/oauth2/${uuid}`)).status).toBe(404);
  expect((await me.ask('POST', `/v2/oauth2/${randomUUID()}/share/yes`)).status).toBe(404);
  await anOAuthClient(world.db, theirs, 'hubspot');
  expect((await me.list()).providers.at(-1)).toMatchObject({ client: null });
});
