import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signingKey } from '../../../server/kernel/access/signingKeys.ts';
import { oauthLinks } from '../../../server/kernel/db/schema/integrations.ts';
import { accessTo, LinkLost, sealTokens } from '../../../server/integrations/oauthLinks/accessToken.ts';
import type { OAuthParts } from '../../../server/integrations/oauthLinks/oauthClients.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { anOAuthLink } from '../../builders/api/anOAuthLink.ts';
import { aProvider, type Provider, refusal } from './aProvider.ts';
import { aSlackServer } from './aSlackServer.ts';

const clientSecret = 'google-client-secret';
const client = { clientId: 'trunkline', clientSecret, developerToken: undefined };

let world: Awaited<ReturnType<typeof anApp>>;
let parts: OAuthParts;
let provider: Provider;

beforeAll(async () => {
  const outside = await aSlackServer();
  provider = await aProvider(outside, clientSecret);
  world = await anApp();
  const clients = { google: client, microsoft: undefined, hubspot: undefined };
  const vaultKey = await signingKey(world.db, 'vault');
  parts = { vaultKey, outside: outside.outside, publicBaseUrl: 'https://calls.example.test', clients };
});

beforeEach(() => {
  provider.answers = undefined;
  provider.asked = [];
});

const past = new Date(Date.now() - 1000);

/** A link of an account, whose token has expired, and how it is asked for one. */
async function aLink(given: Parameters<typeof anOAuthLink>[2] = {}) {
  const accountId = await anAccount(world.db);
  const linkId = await anOAuthLink(world.db, accountId, { expiresOn: past, ...given });
  const ask = (refused?: string) =>
    accessTo(world.db, parts, { accountId, linkId, ...(refused !== undefined && { refused }) }, () => new Date());
  const row = async () => (await world.db.select().from(oauthLinks).where(eq(oauthLinks.id, linkId)))[0];
  const change = (set: object) => world.db.update(oauthLinks).set(set).where(eq(oauthLinks.id, linkId));
  return { accountId, linkId, ask, row, change };
}

test('a token that is good for more than a minute is used as it is', async () => {
  const { ask } = await aLink({ access: 'good', expiresOn: new Date(Date.now() + 70_000) });
  expect(await ask()).toEqual({ token: 'good', client });
  expect(provider.asked).toEqual([]);
});

test('however many want a token at once, one of them renews it', async () => {
  const { ask, row } = await aLink({ refresh: 'the-grant' });
  const tokens = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(1);
  expect(provider.asked).toMatchObject([{ grant_type: 'refresh_token', refresh_token: 'the-grant' }]);
  expect((await row())?.expiresOn.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
  // What was renewed is kept, and so is a new grant that came with it.
  expect((await ask()).token).toBe(tokens[0]?.token);
  const asked = provider.asked.length;
  await ask(tokens[0]?.token);
  expect(provider.asked.slice(asked)).toMatchObject([{ refresh_token: expect.not.stringContaining('the-grant') }]);
});

test('a provider that sends no new grant leaves the old one', async () => {
  const { ask, change } = await aLink({ refresh: 'stays' });
  provider.answers = () => ({ body: { access_token: 'new', token_type: 'bearer', expires_in: 1800 } });
  expect((await ask()).token).toBe('new');
  await change({ expiresOn: past });
  await ask();
  expect(provider.asked.map((form) => form['refresh_token'])).toEqual(['stays', 'stays']);
});

test('a token that was refused is renewed once, whoever else was refused with it', async () => {
  const { ask } = await aLink({ access: 'refused', expiresOn: new Date(Date.now() + 3_600_000) });
  const tokens = await Promise.all(Array.from({ length: 5 }, () => ask('refused')));
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(1);
  expect(provider.asked).toHaveLength(1);
});

test('a grant that was taken back makes the link invalid, until it is linked again', async () => {
  const { ask, row } = await aLink();
  provider.answers = () => refusal('invalid_grant');
  await expect(ask()).rejects.toThrow(LinkLost);
  expect((await row())?.invalidSince).toBeInstanceOf(Date);
  await expect(ask()).rejects.toThrow(LinkLost);
  // It isn’t asked again and again.
  expect(provider.asked).toHaveLength(1);
});

test.each([
  ['fails', () => ({ statusCode: 503, body: '' as const })],
  ['is misconfigured', () => refusal('invalid_client', 401)],
  ['is asked too often', () => refusal('temporarily_unavailable', 429)],
])('a provider that %s costs no link', async (_, answers) => {
  const { ask, row } = await aLink();
  provider.answers = answers;
  await expect(ask()).rejects.not.toThrow(LinkLost);
  expect(await row()).toMatchObject({ invalidSince: null, renewingUntil: null });
  provider.answers = undefined;
  expect((await ask()).token).toMatch(/^eyJ/);
});

test('a process that dies while it renews holds up nobody for longer than its lease', async () => {
  const { ask, change } = await aLink();
  await change({ renewingUntil: sql`now() + interval '700 milliseconds'` });
  const begun = performance.now();
  expect((await ask()).token).toMatch(/^eyJ/);
  expect(performance.now() - begun).toBeGreaterThan(500);
});

test('what is linked again while its tokens are renewed stays as it was linked', async () => {
  const { accountId, linkId, ask, row, change } = await aLink({ refresh: 'old' });
  const fresh = sealTokens(parts.vaultKey, { accountId, id: linkId }, { access: 'fresh', refresh: 'new' });
  const linked = {
    secret: fresh,
    invalidSince: null,
    renewingUntil: null,
    expiresOn: new Date(Date.now() + 3_600_000),
  };
  let relinking: Promise<unknown> = Promise.resolve();
  provider.answers = () => {
    relinking = change(linked).execute();
    return refusal('invalid_grant');
  };
  await expect(ask()).rejects.toThrow(LinkLost);
  await relinking;
  expect(await row()).toMatchObject({ secret: fresh, invalidSince: null });
  expect((await ask()).token).toBe('fresh');
});

test('an account that no longer may use a link has lost it', async () => {
  const { accountId, linkId, change } = await aLink({ access: 'good', expiresOn: new Date(Date.now() + 3_600_000) });
  const below = await anAccount(world.db, { parentId: accountId });
  const ask = () => accessTo(world.db, parts, { accountId: below, linkId }, () => new Date());
  await expect(ask()).rejects.toThrow(LinkLost);
  await change({ shared: true });
  expect((await ask()).token).toBe('good');
  await change({ shared: false });
  await expect(ask()).rejects.toThrow(LinkLost);
});
