import { randomUUID } from 'node:crypto';
import type { autoplay } from '#contract/integrations/autoplay.contract.ts';
import type { ga4 } from '#contract/integrations/ga4.contract.ts';
import type { hooks } from '#contract/integrations/hooks.contract.ts';
import type { integrations as endpoints } from '#contract/integrations/integrations.contract.ts';
import type { slackCalls } from '#contract/integrations/slackCalls.contract.ts';
import type { webhooks } from '#contract/integrations/webhooks.contract.ts';
import { signingKey } from '../../../server/kernel/access/signingKeys.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { deliveries, integrations } from '../../../server/kernel/db/schema/integrations.ts';
import { seal } from '../../../server/kernel/vault.ts';
import type { SamplesFor } from './aWorld.ts';

export interface SomeIntegration {
  account: number;
  id: string;
  /** A paused webhook: what a test edits must not be sent later, while another compares what is stored. */
  webhook: string;
  /** A measurement of Google Analytics, which is paused as well. */
  measurement: string;
  /** A hook, which is paused as well. */
  hook: string;
  /** One that was refused. */
  delivery: string;
}

/** Inserts an integration of March for a number, which posted one text. */
export async function anIntegration(
  db: Db,
  accountId: number,
  did: string,
  given: Partial<typeof integrations.$inferInsert> = {},
): Promise<SomeIntegration> {
  const [id, delivery, createdAt] = [given.id ?? randomUUID(), randomUUID(), new Date('2026-03-01T00:00:00Z')];
  const about = { type: 'slackTexts' as const, filters: { dids: [did] }, createdBy: 'ann@example.test' };
  const hook = `https://hooks.slack.com/services/T0/B0/${id.replaceAll('-', '')}`;
  const secret = seal(await signingKey(db, 'vault'), hook, `slack hook of ${accountId} ${id}`);
  await db.insert(integrations).values({ accountId, ...about, secret, createdAt, ...given, id });
  const subject = randomUUID();
  await db.insert(deliveries).values({
    accountId,
    id: delivery,
    integrationId: id,
    ofAccountId: accountId,
    kind: 'text.received',
    subject,
    eventId: `text.received ${subject}`,
    state: 'refused',
    attempts: 1,
    request: { host: 'hooks.slack.com', body: { text: 'Text from +61 412 345 678' } },
    status: 404,
    reply: 'no_service',
    milliseconds: 120,
    createdAt,
    settledAt: createdAt,
  });
  const webhook = await aWebhook(db, accountId, { pausedAt: createdAt });
  const measurement = await aMeasurement(db, accountId, { pausedAt: createdAt });
  const subscribed = await aHook(db, accountId, { pausedAt: createdAt });
  await leadsOf(db, accountId);
  return { account: accountId, id, delivery, webhook, measurement, hook: subscribed };
}

/** Inserts a webhook of an account. */
export async function aWebhook(
  db: Db,
  accountId: number,
  given: Partial<typeof integrations.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  const settings = { name: 'CRM', url: `https://crm.example.test/${id}` };
  const text = JSON.stringify({ current: `whsec_${Buffer.alloc(24, 7).toString('base64')}`, former: null });
  const secret = seal(await signingKey(db, 'vault'), text, `webhook secret of ${accountId} ${id}`);
  const about = {
    type: 'webhook' as const,
    createdBy: 'ann@example.test',
    createdAt: new Date('2026-03-01T00:00:00Z'),
  };
  await db.insert(integrations).values({ accountId, ...about, settings, secret, ...given, id });
  return id;
}

/** Inserts a measurement of Google Analytics that gets every call of an account. */
export async function aMeasurement(
  db: Db,
  accountId: number,
  given: Partial<typeof integrations.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  const settings = { measuramentId: 'G-ABCD1234', events: 'phone_lead', enabled: true };
  const secret = seal(await signingKey(db, 'vault'), 'abcdefghij0123456789', `ga4 secret of ${accountId} ${id}`);
  const about = { type: 'ga4' as const, createdBy: 'ann@example.test', createdAt: new Date('2026-03-01T00:00:00Z') };
  await db.insert(integrations).values({ accountId, ...about, settings, secret, ...given, id });
  return id;
}

/** Inserts a hook of a person for calls that end. */
export async function aHook(
  db: Db,
  accountId: number,
  given: Partial<typeof integrations.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  const address = { name: 'call.ended', url: `https://hooks.example.test/${id}` };
  const settings = { ...address, key: null, expiresAt: '2100-01-01T00:00:00.000Z' };
  const text = JSON.stringify({ current: `whsec_${Buffer.alloc(24, 7).toString('base64')}`, former: null });
  const secret = seal(await signingKey(db, 'vault'), text, `hook secret of ${accountId} ${id}`);
  const about = { type: 'hook' as const, createdBy: 'ann@example.test', createdAt: new Date('2026-03-01T00:00:00Z') };
  await db.insert(integrations).values({ accountId, ...about, settings, secret, ...given, id });
  return id;
}

/** A number whose calls were leads. */
const leadsDid = '+61398760077';

/** Inserts that number’s integration, paused. */
async function leadsOf(db: Db, accountId: number): Promise<void> {
  const [id, at] = [randomUUID(), new Date('2026-03-01T00:00:00Z')];
  const address = 'leads@dealer.example.test';
  const secret = seal(await signingKey(db, 'vault'), address, `lead address of ${accountId} ${id}`);
  const about = { type: 'autoplay' as const, createdBy: 'ann@example.test', createdAt: at, pausedAt: at };
  const kept = { settings: { DealershipId: 'D-1' }, filters: { dids: [leadsDid] }, secret };
  await db.insert(integrations).values({ accountId, id, ...about, ...kept });
}

const hook = { name: 'CRM', url: 'https://crm.example.test/calls', filters: { kinds: ['call.ended'] } };

export const samplesOfIntegration = ({
  account,
  id: uuid,
  delivery,
  webhook,
  measurement,
  hook: subscribed,
  call,
  did,
}: SomeIntegration & { call: string; did: string }): SamplesFor<
  typeof endpoints & typeof webhooks & typeof slackCalls & typeof ga4 & typeof hooks & typeof autoplay
> => ({
  listAutoplay: { params: { account } },
  createAutoplay: { params: { account }, body: { did, address: 'leads@dealer.example.test', DealershipId: 'D-2' } },
  changeAutoplay: { params: { account, did: leadsDid }, body: { version: 1, DealershipId: 'D-3' } },
  deleteAutoplay: { params: { account, did: leadsDid } },
  subscribeHook: { body: { account, hookUrl: 'https://hooks.example.test/1', event: 'call.ended' } },
  unsubscribeHook: { params: { uuid: subscribed } },
  sampleHook: { query: { account: String(account), event: 'call.ended' } },
  listMeasurements: { params: { account } },
  saveMeasurement: {
    params: { account },
    body: { measuramentId: 'G-WXYZ9876', apiSecret: 'abcdefghij0123456789', dids: [], events: 'phone_lead' },
  },
  deleteMeasurement: { params: { account, uuid: measurement } },
  getSlack: { params: { account } },
  changeSlack: {
    params: { account },
    body: { version: 0, dids: [], start: true, url: 'https://hooks.slack.com/services/T0/B0/abcdef' },
  },
  addWebhook: { body: { account, ...hook } },
  changeWebhook: { params: { uuid: webhook }, body: { version: 1, ...hook } },
  renewWebhookSecret: { params: { uuid: webhook } },
  deleteWebhook: { params: { uuid: webhook } },
  dryRunIntegration: { body: { account, type: 'webhook', uuid: webhook, filters: { kinds: ['call.ended'] } } },
  listCallDeliveries: { params: { call } },
  pauseIntegration: { params: { uuid }, body: { paused: true, version: 1 } },
  tryIntegration: { params: { uuid } },
  listDeliveries: { params: { uuid } },
  countDeliveries: { params: { uuid } },
  repeatDelivery: { params: { uuid, delivery } },
  repeatDeliveries: { params: { uuid }, body: { since: '2026-02-01T00:00:00Z', count: 1 } },
});
