import { randomUUID } from 'node:crypto';
import type { googleGa4 } from '#contract/integrations/googleGa4.contract.ts';
import type { hubspot } from '#contract/integrations/hubspot.contract.ts';
import type { microsoft } from '#contract/integrations/microsoft.contract.ts';
import type { oauthLinks as endpoints } from '#contract/integrations/oauthLinks.contract.ts';
import { OAuthProvider } from '#values/oauthWords.ts';
import { signingKey } from '../../../server/kernel/access/signingKeys.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { integrations, oauthClients, oauthLinks } from '../../../server/kernel/db/schema/integrations.ts';
import { seal } from '../../../server/kernel/vault.ts';
import { aMeasurement } from './anIntegration.ts';
import type { SamplesFor } from './samples.ts';

/** Inserts an account of a provider that was linked for an account of ours. Its token is good for an hour from now. */
export async function anOAuthLink(
  db: Db,
  accountId: number,
  given: Partial<typeof oauthLinks.$inferInsert> & { access?: string; refresh?: string } = {},
): Promise<string> {
  const { access = 'access-1', refresh = 'refresh-1', ...row } = given;
  const id = row.id ?? randomUUID();
  const tokens = JSON.stringify({ access, refresh });
  await db.insert(oauthLinks).values({
    accountId,
    provider: 'google',
    remoteAccount: id,
    username: 'ann@example.test',
    userId: 1,
    userEmail: 'ann@example.test',
    secret: seal(await signingKey(db, 'vault'), tokens, `oauth link of ${accountId} ${id}`),
    expiresOn: new Date(Date.now() + 3_600_000),
    createdAt: new Date('2026-03-01T00:00:00Z'),
    ...row,
    id,
  });
  return id;
}

/** Inserts an application of an account at a provider. */
export async function anOAuthClient(db: Db, accountId: number, provider: OAuthProvider = 'google'): Promise<void> {
  const secrets = JSON.stringify({ clientSecret: 'client-secret', developerToken: 'developer-token' });
  const secret = seal(await signingKey(db, 'vault'), secrets, `oauth client of ${accountId} ${provider}`);
  await db.insert(oauthClients).values({ accountId, provider, clientId: `trunkline-${accountId}`, secret });
}

export interface SomeOAuthLink {
  /** Its provider takes the grant no longer, so that nothing goes there. */
  id: string;
  /** One that nothing uses. */
  spare: string;
  /** A hub that calls were logged in, whose link is gone. */
  hub: string;
  /** A conversion goal that calls were counted in, whose link is gone. */
  goal: string;
  /** A property of Google Analytics that was chosen in it; its deliveries wait. */
  property: string;
}

/** Inserts an account at Google, what uses it, and an application of ours there. */
export async function someOAuthLink(db: Db, accountId: number): Promise<SomeOAuthLink> {
  for (const provider of OAuthProvider.options) await anOAuthClient(db, accountId, provider);
  const invalidSince = new Date('2026-03-02T00:00:00Z');
  const id = await anOAuthLink(db, accountId, { invalidSince });
  const spare = await anOAuthLink(db, accountId, { invalidSince });
  const stream = { propertyId: '1000', streamId: '2000', streamName: 'harbour.example.test' };
  const settings = { measuramentId: 'G-L1NKED', events: 'phone_lead', enabled: true, ...stream };
  const used = { oauthLinkId: id, settings, pausedAt: new Date('2026-03-01T00:00:00Z') };
  const property = await aMeasurement(db, accountId, used);
  return { id, spare, property, hub: await aHub(db, accountId), goal: await aGoal(db, accountId) };
}

/** Inserts a conversion goal that calls of an account were counted in, whose link is gone. */
async function aGoal(db: Db, accountId: number): Promise<string> {
  const [id, at] = [randomUUID(), new Date('2026-03-01T00:00:00Z')];
  const secret = seal(await signingKey(db, 'vault'), '', `microsoft of ${accountId} ${id}`);
  const advertiser = { customerId: '21', advertiserId: '141', advertiserName: 'Harbour', advertiserNumber: 'F107X' };
  const settings = { name: 'Phone lead', conversionId: '4', userId: '77', ...advertiser };
  const made = {
    type: 'microsoft' as const,
    createdBy: 'ann@example.test',
    createdAt: at,
    pausedAt: at,
    linkLostAt: at,
  };
  await db.insert(integrations).values({ accountId, id, settings, secret, ...made });
  return id;
}

/** Inserts a hub that calls of an account were logged in, whose link is gone. */
async function aHub(db: Db, accountId: number): Promise<string> {
  const [id, at] = [randomUUID(), new Date('2026-03-01T00:00:00Z')];
  const secret = seal(await signingKey(db, 'vault'), '', `hubspot of ${accountId} ${id}`);
  const settings = { name: 'harbour.example.test', shareContacts: true, skipAnonymous: true };
  const made = { type: 'hubspot' as const, createdBy: 'ann@example.test', createdAt: at, pausedAt: at };
  await db.insert(integrations).values({ accountId, id, settings, secret, ...made });
  return id;
}

const data = { propertyId: '1000', streamId: '2000' };

export const samplesOfOAuthLinks = (
  account: number,
  { id: link, spare, property, hub, goal }: SomeOAuthLink,
): SamplesFor<typeof endpoints & typeof googleGa4 & typeof hubspot & typeof microsoft> => ({
  listMicrosoft: { query: { account: String(account) } },
  createMicrosoft: { body: { account, oAuth: link, advertiserId: '141', conversionId: '4' } },
  changeMicrosoft: {
    params: { uuid: goal },
    body: { version: 1, oAuth: link, advertiserId: '141', conversionId: '4' },
  },
  deleteMicrosoft: { params: { uuid: goal } },
  listMicrosoftAccounts: { query: { account: String(account), oAuth: link } },
  listMicrosoftConversions: {
    query: { account: String(account), oAuth: link, advertiserId: '141', customerId: '21' },
  },
  listHubSpot: { query: { account: String(account) } },
  createHubSpot: { body: { account, oAuth: link } },
  changeHubSpot: { params: { uuid: hub }, body: { version: 1 } },
  deleteHubSpot: { params: { uuid: hub } },
  listGa4: { query: { account: String(account) } },
  createGa4: { body: { account, oAuth: link, data } },
  changeGa4: { params: { uuid: property }, body: { version: 1, oAuth: link, data } },
  deleteGa4: { params: { uuid: property } },
  prepareGa4: { body: { account, oAuth: link, propertyId: '1000' } },
  listGa4Accounts: { query: { account: String(account), oAuth: link } },
  listGa4Streams: { query: { account: String(account), oAuth: link, propertyId: '1000' } },
  listGa4Protocols: { query: { account: String(account), oAuth: link, ...data } },
  listGa4Dimensions: { query: { account: String(account), oAuth: link, propertyId: '1000' } },
  listGa4Metrics: { query: { account: String(account), oAuth: link, propertyId: '1000' } },
  listGa4Events: { query: { account: String(account), oAuth: link, propertyId: '1000' } },
  listOAuthLinks: { query: { account: String(account) } },
  beginOAuthLink: { params: { service: 'google' }, query: { account: String(account) } },
  finishOAuthLink: { body: { state: 'of-nobody', code: 'abc' } },
  shareOAuthLink: { params: { uuid: spare, shared: 'yes' } },
  deleteOAuthLink: { params: { uuid: spare } },
  saveOAuthClient: { params: { account, provider: 'hubspot' }, body: { clientId: 'abc', clientSecret: 'def' } },
  deleteOAuthClient: { params: { account, provider: 'google' } },
});
