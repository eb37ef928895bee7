import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallDelivery } from '#contract/integrations/integrations.contract.ts';
import { calls, directionCodes } from '../../../server/kernel/db/schema/calls.ts';
import { integrations } from '../../../server/kernel/db/schema/integrations.ts';
import { aMeasurement } from '../../builders/api/anIntegration.ts';
import { aUser } from '../../builders/api/anAccount.ts';
import { login } from '../../builders/api/login.ts';
import { eventually } from '../../eventually.ts';
import { anAppWithCalls } from '../carriers/aCarrier.ts';
import { aReceiver as receiver } from './aReceiver.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';
import { calm } from './integrated.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let outside: SlackServer;

beforeAll(async () => {
  outside = await aSlackServer();
  world = await anAppWithCalls({}, outside);
});

beforeEach(async () => {
  outside.reset();
  await calm(world);
});

const aReceiver = (filters: object = {}, parentId?: number) => receiver(world, outside, { filters, parentId });

type Receiver = Awaited<ReturnType<typeof aReceiver>>;

const wentOf = ({ ask }: Pick<Receiver, 'ask'>, call: string) =>
  ask<CallDelivery[]>('GET', `/v2/integration/call/${call}`);

/** As if the webhook were older than the call, which is of March. */
const makeOld = ({ webhook }: Receiver) =>
  world.db
    .update(integrations)
    .set({ createdAt: new Date('2026-01-01T00:00:00Z') })
    .where(eq(integrations.id, webhook.uuid));

test('a call says what each integration got of it, and what was replied', async () => {
  const team = await aReceiver({ kinds: ['call.ended'] });
  outside.status = 422;
  const call = await team.call();
  await eventually(async () => expect((await wentOf(team, call))[0]?.deliveries[0]?.state).toBe('refused'));
  const { uuid, name } = team.webhook;
  expect(await wentOf(team, call)).toEqual([
    {
      uuid,
      account: team.account,
      type: 'webhook',
      name,
      pausedAt: null,
      whyNot: null,
      deliveries: [
        {
          uuid: expect.any(String),
          kind: 'call.ended',
          state: 'refused',
          reason: null,
          attempts: 1,
          nextAt: null,
          status: 422,
          reply: expect.stringContaining('no_service'),
          createdAt: expect.any(String),
          settledAt: expect.any(String),
        },
      ],
    },
  ]);
});

test.each([
  [{ dids: ['+61255500999'] }, 'dids'],
  [{ tags: ['Other'] }, 'tags'],
  [{ kinds: ['text.received'] }, 'kinds'],
])('with %j it says what kept the call back', async (filters, whyNot) => {
  const team = await aReceiver(filters);
  await makeOld(team);
  const call = await team.call();
  expect(await wentOf(team, call)).toMatchObject([{ deliveries: [], whyNot }]);
});

test('a test call, one before the integration, one that still rings and one of long ago say so', async () => {
  const team = await aReceiver({ kinds: ['call.ended'] });
  const call = await team.call();
  const why = async () => (await wentOf(team, call))[0]?.whyNot;
  await eventually(async () => expect((await wentOf(team, call))[0]?.deliveries).toHaveLength(1));
  await world.db.execute(sql`delete from deliveries where account_id = ${team.account}`);
  const change = (set: Partial<typeof calls.$inferInsert>) =>
    world.db.update(calls).set(set).where(eq(calls.uuid, call));
  expect(await why()).toBe('setUpLater');
  await makeOld(team);
  expect(await why()).toBe('logEnded');
  await change({ dateStart: new Date(Date.now() - 60_000) });
  expect(await why()).toBeNull();
  await change({ state: 0 });
  expect(await why()).toBe('notOver');
  await change({ test: true });
  expect(await why()).toBe('testCall');
  await change({ direction: directionCodes.indexOf('outbound') });
  expect(await wentOf(team, call)).toEqual([]);
});

test('a measurement says that it is off, that it takes first calls only, or that the number has its own', async () => {
  const team = await aReceiver({ dids: [] });
  const settings = { measuramentId: 'G-AAAA1', events: 'phone_lead_first', enabled: true };
  const id = await aMeasurement(world.db, team.account, { pausedAt: new Date(), settings });
  await team.call();
  const call = await team.call();
  const why = async () => (await wentOf(team, call)).find(({ type }) => type === 'ga4')?.whyNot;
  expect(await why()).toBe('repeatCaller');
  await world.db.execute(sql`update numbers set custom_ga = 'G-BBBB2' where account_id = ${team.account}`);
  expect(await why()).toBe('elsewhere');
  await world.db
    .update(integrations)
    .set({ settings: { ...settings, enabled: false } })
    .where(eq(integrations.id, id));
  expect(await why()).toBe('off');
});

test('integrations of accounts above are seen by who sees these accounts, and calls by nobody else', async () => {
  const parent = await aReceiver({ subAccounts: true, kinds: ['call.ended'] });
  const child = await aReceiver({}, parent.account);
  const call = await child.call();
  const names = async (who: Pick<Receiver, 'ask'>) => (await wentOf(who, call)).map(({ account }) => account);
  expect(new Set(await names(parent))).toEqual(new Set([parent.account, child.account]));
  expect(await names(child)).toEqual([child.account]);
  const stranger = await aReceiver();
  expect(await wentOf(stranger, call)).toMatchObject({ errorCode: 'NOT-FOUND' });
  const { headers } = await login(world.app, (await aUser(world.db, child.account, ['reports'])).email);
  const asked = await world.app.inject({ url: `/v2/integration/call/${call}`, headers });
  expect(asked.statusCode).toBe(403);
});
