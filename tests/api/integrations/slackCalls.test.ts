import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Slack } from '#contract/integrations/slackCalls.contract.ts';
import { deliveries } from '../../../server/kernel/db/schema/integrations.ts';
import { users } from '../../../server/kernel/db/schema/users.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { login } from '../../builders/api/login.ts';
import { eventually } from '../../eventually.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow, aScript } from '../carriers/aCarrier.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';
import { calm } from './integrated.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let slack: SlackServer;

beforeAll(async () => {
  slack = await aSlackServer();
  world = await anAppWithCalls({}, slack);
});

beforeEach(async () => {
  slack.reset();
  await calm(world);
});

const url = 'https://hooks.slack.com/services/T0/B0/0123456789abcdef';

/** An account with a number that takes calls. */
async function aTeam() {
  const account = await anAccount(world.db);
  const { headers } = await login(world.app, (await aUser(world.db, account, ['admin'])).email);
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, aCallFlow());
  const aLine = async () =>
    (await aNumber(world.db, account, { action: 'flow', actionId: flow, name: 'Front desk' })).did;
  const ask = async (method: 'GET' | 'POST', payload?: object, of = account) =>
    (await world.app.inject({ method, url: `/v2/account/${of}/slack`, headers, ...(payload && { payload }) })).json<
      Slack & { errorCode?: string; info?: unknown }
    >();
  return {
    account,
    did: await aLine(),
    aLine,
    get: () => ask('GET'),
    ask,
    set: (body: object) => ask('POST', body),
    call: async (did: string) => {
      const placed = await world.carrier.placeCall(aScript(did), { start: Date.UTC(2026, 2, 4, 1), speed: 5000 });
      await placed.ended;
    },
  };
}

const headings = () => slack.posted.map(({ body }) => String(body['text']));

test('nothing is set at first; what is set is read again, without what is secret', async () => {
  const { did, get, set } = await aTeam();
  expect(await get()).toEqual({ uuid: null, dids: [], start: false, url: null, version: 0 });
  const saved = await set({ version: 0, dids: [did], url });
  expect(saved).toEqual({
    uuid: expect.any(String),
    dids: [did],
    start: false,
    url: 'https://hooks.slack.com/services/…',
    version: 1,
  });
  expect(await get()).toEqual(saved);
  expect(await set({ version: 1, dids: [], start: true })).toEqual({ ...saved, dids: [], start: true, version: 2 });
});

test('a call is posted once, when it ends, with who called which number and where it came from', async () => {
  const { call, did, set } = await aTeam();
  await set({ version: 0, url });
  await call(did);
  await eventually(() => expect(headings()).toEqual(['Answered call from +61 3 9876 5432 to Front desk']));
  const [{ host, body } = { host: '', body: {} }] = slack.posted;
  expect(host).toBe('hooks.slack.com');
  expect(JSON.stringify(body)).toMatch(/min \d+ s · First call · .*\/calls\/detail\/[\da-f-]{36}\|Open call>/);
});

test('with “start” it is posted when it starts, in the account’s language, and not again', async () => {
  const { account, call, did, set } = await aTeam();
  await set({ version: 0, url, start: true });
  await world.db.update(users).set({ locale: 'it-IT' }).where(eq(users.accountId, account));
  await call(did);
  await eventually(() => expect(headings()).toEqual(['Chiamata da +61 3 9876 5432 a Front desk']));
  const kept = await world.db.select().from(deliveries).where(eq(deliveries.accountId, account));
  expect(kept.map(({ kind }) => kind)).toEqual(['call.started']);
});

test('calls to other numbers than those chosen are not posted, nor any once it is removed', async () => {
  const { account, aLine, call, did, get, set } = await aTeam();
  const other = await aLine();
  await set({ version: 0, url, dids: [did] });
  await call(other);
  await call(did);
  await eventually(() => expect(headings()).toHaveLength(1));
  expect(await set({ version: 1, url: null })).toEqual({ uuid: null, dids: [], start: false, url: null, version: 0 });
  await call(did);
  expect([
    await get(),
    await world.db.$count(deliveries, eq(deliveries.accountId, account)),
    headings().length,
  ]).toEqual([{ uuid: null, dids: [], start: false, url: null, version: 0 }, 0, 1]);
});

test('what cannot be is refused', async () => {
  const [{ ask, set }, { account: foreign }] = [await aTeam(), await aTeam()];
  expect(await set({ version: 0 })).toMatchObject({ errorCode: 'MISSING-FIELD', info: ['url'] });
  expect(await set({ version: 0, url: 'https://slack.example/services/T0/B0/x' })).toMatchObject({
    errorCode: 'INVALID-PAYLOAD',
  });
  expect(await set({ version: 3, url })).toMatchObject({ errorCode: 'STALE-VERSION', info: { version: 0 } });
  const stranger = await ask('POST', { version: 0, url }, foreign);
  expect(stranger.errorCode).toBe('ACCESS_DENIED_ACCOUNT');
});
