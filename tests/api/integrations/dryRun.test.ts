import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { DryRunCall } from '#contract/integrations/integrations.contract.ts';
import { deliveries } from '../../../server/kernel/db/schema/integrations.ts';
import { eventually } from '../../eventually.ts';
import { anAppWithCalls } from '../carriers/aCarrier.ts';
import { aReceiver as receiver } from './aReceiver.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let outside: SlackServer;

beforeAll(async () => {
  outside = await aSlackServer();
  world = await anAppWithCalls({}, outside);
});

const aReceiver = (filters: object = {}, parentId?: number) => receiver(world, outside, { filters, parentId });

type Receiver = Awaited<ReturnType<typeof aReceiver>>;

const tryOut = ({ ask, account }: Receiver, uuid: string | null, filters: object) =>
  ask<DryRunCall[]>('POST', '/v2/integration/list/dryrun', { account, type: 'webhook', uuid, filters });

/** What was queued of each call for a webhook, of the kinds that a dry run foresees. */
async function queuedBy({ webhook }: Receiver) {
  const rows = await world.db.select().from(deliveries).where(eq(deliveries.integrationId, webhook.uuid));
  return (call: string) =>
    rows
      .filter(({ subject, kind }) => subject === call && kind !== 'call.changed')
      .map(({ kind }) => kind)
      .toSorted();
}

test.each([
  [{}],
  [{ kinds: ['call.ended'] }],
  [{ kinds: ['call.tagged'], tags: ['Sales'] }],
  [{ tags: ['Sales'] }],
  [{ tags: ['Other'] }],
  [{ dids: ['+61255500999'] }],
  [{ subAccounts: true }],
])('a dry run with %j foresees what is sent', async (filters) => {
  const parent = await aReceiver(filters);
  const child = await aReceiver({}, parent.account);
  await parent.call();
  await child.call();
  await eventually(async () => {
    const queued = await queuedBy(parent);
    const calls = await tryOut(parent, parent.webhook.uuid, filters);
    expect(calls.length).toBe('subAccounts' in filters ? 2 : 1);
    for (const { uuid, draft, present } of calls) expect([draft.toSorted(), present]).toEqual([queued(uuid), draft]);
  });
});

test('a draft is set beside what is sent now, and nothing is sent or kept', async () => {
  const parent = await aReceiver({ kinds: ['call.ended'] });
  const uuid = await parent.call();
  await eventually(() => expect(parent.asked.length).toBe(1));
  const [before] = await tryOut(parent, parent.webhook.uuid, { dids: [] });
  expect(before).toMatchObject({ uuid, account: parent.account, draft: [], present: ['call.ended'], keptBack: 'dids' });
  expect(await tryOut(parent, null, { kinds: ['call.started'] })).toMatchObject([
    { draft: ['call.started'], present: null, keptBack: null },
  ]);
  expect(await parent.ask('GET', '/v2/integration/webhook')).toEqual([parent.webhook]);
  expect(parent.asked.length).toBe(1);
});

test('a dry run shows no calls of accounts that the user doesn’t see', async () => {
  const [own, stranger] = [await aReceiver(), await aReceiver()];
  await stranger.call();
  const asked = (account: number, uuid: string | null) =>
    own.ask('POST', '/v2/integration/list/dryrun', { account, type: 'webhook', uuid, filters: {} });
  expect(await asked(stranger.account, null)).toMatchObject({ errorCode: 'ACCESS_DENIED_ACCOUNT' });
  expect(await asked(own.account, stranger.webhook.uuid)).toMatchObject({ errorCode: 'NOT-FOUND' });
  const slack = { account: own.account, type: 'slackCalls', uuid: own.webhook.uuid, filters: {} };
  expect(await own.ask('POST', '/v2/integration/list/dryrun', slack)).toMatchObject({ errorCode: 'NOT-FOUND' });
});
