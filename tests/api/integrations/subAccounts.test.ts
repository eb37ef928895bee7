import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Delivery } from '#contract/integrations/integrations.contract.ts';
import { deliveries } from '../../../server/kernel/db/schema/integrations.ts';
import { userAccess } from '../../../server/kernel/db/schema/users.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
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

const aReceiver = (filters: object, parentId?: number) => receiver(world, outside, { filters, parentId });
const below = { subAccounts: true };

/** A reseller, a customer of theirs, and a shop of the customer: each with a webhook. */
async function aBranch(filters: readonly [object, object, object]) {
  const reseller = await aReceiver(filters[0]);
  const customer = await aReceiver(filters[1], reseller.account);
  const shop = await aReceiver(filters[2], customer.account);
  return { reseller, customer, shop };
}

const typesOf = ({ events }: { events: () => { type: string }[] }) => events().map(({ type }) => type);

test('a call is posted to those above who ask for it, from its start to what people change in it', async () => {
  const kinds = ['call.started', 'call.ended', 'call.changed', 'call.tagged'];
  const { reseller, customer, shop } = await aBranch([{ ...below, kinds }, { kinds }, { kinds: ['call.ended'] }]);
  const uuid = await shop.call();
  await shop.ask('PATCH', `/v2/call/${uuid}`, { version: 1, tags: ['sale'] });
  await eventually(() =>
    expect(reseller.events().at(-1)).toMatchObject({ data: { tags: ['sale'], call: { uuid, account: shop.account } } }),
  );
  expect([...new Set(typesOf(reseller))].toSorted()).toEqual(kinds.toSorted());
  expect(typesOf(reseller)[0]).toBe('call.started');
  expect([typesOf(customer), typesOf(shop)]).toEqual([[], ['call.ended']]);
  const { data: log } = await reseller.ask<{ data: Delivery[] }>(
    'GET',
    `/v2/integration/list/${reseller.webhook.uuid}/delivery`,
  );
  expect(new Set(log.map(({ account, subject }) => `${account} ${subject}`))).toEqual(
    new Set([`${shop.account} ${uuid}`]),
  );
});

test('numbers and tags narrow down what comes from below, and nothing comes from above or beside', async () => {
  const { reseller, customer, shop } = await aBranch([{}, { ...below, kinds: ['call.ended'] }, below]);
  const other = await shop.aLine();
  const { webhook, ask, hook } = customer;
  const filters = { ...below, kinds: ['call.ended'], dids: [shop.did] };
  await ask('POST', `/v2/integration/webhook/${webhook.uuid}`, { ...hook, version: 1, filters });
  const beside = await aReceiver(below, reseller.account);
  await reseller.call();
  await beside.call();
  await shop.call(other);
  const uuid = await shop.call();
  await eventually(() => expect(typesOf(customer)).toEqual(['call.ended']));
  expect(customer.events()).toMatchObject([{ data: { call: { uuid } } }]);
  await eventually(() => expect(typesOf(shop).filter((type) => type === 'call.ended')).toHaveLength(2));
  await eventually(async () => expect(await world.db.$count(deliveries, eq(deliveries.state, 'waiting'))).toBe(0));
  const heard = [reseller, beside].map(({ events }) =>
    events().flatMap((event) => ('call' in event.data ? [event.data.call.account] : [])),
  );
  expect(heard.map((accounts) => [...new Set(accounts)])).toEqual([[reseller.account], [beside.account]]);
});

test('what an account did before it was moved away is no longer posted to who was above it', async () => {
  const { customer, shop } = await aBranch([{}, { ...below, kinds: ['call.ended'] }, {}]);
  const pause = (paused: boolean, version: number) =>
    customer.ask('POST', `/v2/integration/list/${customer.webhook.uuid}/pause`, { paused, version });
  await pause(true, 1);
  await shop.call();
  await world.db.execute(
    `delete from account_tree where ancestor_id = ${customer.account} and descendant_id = ${shop.account}`,
  );
  await pause(false, 2);
  const isOfIt = eq(deliveries.integrationId, customer.webhook.uuid);
  await eventually(async () =>
    expect(await world.db.select({ state: deliveries.state }).from(deliveries).where(isOfIt)).toEqual([
      { state: 'gone' },
    ]),
  );
  expect(customer.events()).toEqual([]);
});

test('who does not see all accounts below sends nothing of them', async () => {
  const parent = await aReceiver({});
  const hidden = await anAccount(world.db, { parentId: parent.account });
  const { id, email } = await aUser(world.db, parent.account, ['admin']);
  await world.db
    .insert(userAccess)
    .values({ accountId: parent.account, userId: id, onAccountId: hidden, blocked: true, allow: {} });
  const { headers } = await login(world.app, email);
  const change = (filters: object) =>
    world.app.inject({
      method: 'POST',
      url: `/v2/integration/webhook/${parent.webhook.uuid}`,
      headers,
      payload: { ...parent.hook, version: 1, filters },
    });
  expect((await change(below)).json()).toMatchObject({ errorCode: 'ACCESS_DENIED_ACCOUNT' });
  expect((await change({})).json()).toMatchObject({ version: 2 });
});
