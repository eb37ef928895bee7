import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IntegrationType } from '#values/integrationWords.ts';
import { outbox } from '../../../server/kernel/db/schema/all.ts';
import { deliveries, integrations } from '../../../server/kernel/db/schema/integrations.ts';
import { users } from '../../../server/kernel/db/schema/users.ts';
import { eventually } from '../../eventually.ts';
import { aMessagingWorld } from '../messaging/aMessagingWorld.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';
import { calm, hasten, integrated } from './integrated.ts';
import { trials } from './trials.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let outside: SlackServer;

beforeAll(async () => {
  outside = await aSlackServer();
  world = await aMessagingWorld({}, outside);
});

beforeEach(async () => {
  outside.reset();
  await calm(world);
});

test.each(IntegrationType.options)('%s has a trial', (type) => expect(trials[type]).toBeDefined());

describe.each(IntegrationType.options)('%s', (type) => {
  test('delivers an event once, however often it is reported, and keeps the exchange', async () => {
    const { account, happens, host, last, log, read, uuid } = await integrated(world, type, outside);
    const id = randomUUID();
    await happens(id);
    await happens(id);
    const delivered = await last('delivered');
    await happens(id);
    expect([await log(), outside.posted.length]).toEqual([[delivered], 1]);
    expect(delivered).toEqual({
      uuid: expect.any(String),
      kind: expect.any(String),
      subject: expect.any(String),
      account,
      detail: null,
      state: 'delivered',
      reason: null,
      attempts: 1,
      nextAt: null,
      request: { host, body: outside.posted[0]?.body },
      status: 200,
      reply: trials[type].reply ?? 'ok',
      milliseconds: expect.any(Number),
      createdAt: expect.any(String),
      settledAt: expect.any(String),
    });
    expect(await read()).toMatchObject({ uuid, type, lastResult: 'delivered', waiting: 0, pausedAt: null });
  });

  test('gets nothing that its filter leaves out', async () => {
    const { happens, happensElsewhere, last, log } = await integrated(world, type, outside);
    await happensElsewhere();
    await happens();
    await last('delivered');
    expect([(await log()).length, outside.posted.length]).toEqual([1, 1]);
  });

  const { endsAt, isLinked = false } = trials[type];

  test.each([400, 401, 403, 404, 410, 422].filter((status) => status !== endsAt && !(isLinked && status === 401)))(
    'takes %i as a refusal that stays, and goes on with the next',
    async (status) => {
      const { happens, last, read } = await integrated(world, type, outside);
      outside.status = status;
      await happens();
      expect(await last('refused')).toMatchObject({ status, reply: expect.stringContaining('no_service') });
      expect(await read()).toMatchObject({ lastResult: 'refused', lastResultAt: expect.any(String) });
      outside.status = 200;
      await happens();
      await last('delivered');
      expect([outside.posted.length, (await read())?.lastResult]).toEqual([2, 'delivered']);
    },
  );

  test.each([0, 302, 408, 425, 429, 500, 502, 503])('tries again after %i', async (status) => {
    const { happens, last, read } = await integrated(world, type, outside);
    outside.status = status;
    await happens();
    const waiting = await last('waiting');
    const seconds = (Date.parse(String(waiting.nextAt)) - Date.parse(waiting.createdAt)) / 1000;
    expect(seconds).toBeGreaterThan(4);
    expect(await read()).toMatchObject({ lastResult: null, waiting: 1 });
    outside.status = 200;
    await hasten(world);
    await last('delivered', 2);
    expect(outside.posted[1]).toEqual(outside.posted[0]);
  });

  test('waits as long as the reply says', async () => {
    const { happens, last } = await integrated(world, type, outside);
    [outside.status, outside.retryAfter] = [429, '600'];
    await happens();
    const { nextAt, createdAt } = await last('waiting');
    expect(Date.parse(String(nextAt)) - Date.parse(createdAt)).toBeGreaterThanOrEqual(600_000);
  });

  test('gives up after nine attempts', async () => {
    const { happens, last, read, account } = await integrated(world, type, outside);
    outside.status = 503;
    await happens();
    await last('waiting');
    await world.db.update(deliveries).set({ attempts: 8 }).where(eq(deliveries.accountId, account));
    await hasten(world);
    await last('failed', 9);
    expect(await read()).toMatchObject({ lastResult: 'failed', waiting: 0 });
  });

  test('tries again later what can’t be prepared, and says so', async () => {
    const { happens, last, account } = await integrated(world, type, outside);
    await world.db.update(integrations).set({ secret: 'sealed-otherwise' }).where(eq(integrations.accountId, account));
    await happens();
    expect(await last('waiting')).toMatchObject({ status: null, reply: 'the request could not be prepared' });
    expect(outside.dialled).toEqual([]);
  });

  test('asks no private address', async () => {
    const { happens, last } = await integrated(world, type, outside);
    outside.address = '169.254.169.254';
    await happens();
    expect(await last('waiting')).toMatchObject({ status: null, reply: 'not an address of the internet' });
    expect(outside.dialled).toEqual([]);
  });

  test('that is paused lets deliveries wait, and makes them when it goes on', async () => {
    const { happens, last, pause, read, account } = await integrated(world, type, outside);
    expect(await pause(true)).toMatchObject({ status: 200, body: { pausedAt: expect.any(String) } });
    await happens();
    await happens();
    await eventually(async () => expect(await read()).toMatchObject({ waiting: 2 }));
    // Somebody looks for what is due five times a second.
    await setTimeout(1000);
    expect([outside.posted, await world.db.$count(deliveries, eq(deliveries.accountId, account))]).toEqual([[], 2]);
    expect(await pause(false)).toMatchObject({ status: 200, body: { pausedAt: null, waiting: 2 } });
    await eventually(() => expect(outside.posted.length).toBe(2));
    await last('delivered');
    expect(await pause(true)).toMatchObject({ status: 200 });
    const { rows } = await world.db.execute<{ action: string }>(
      sql`select action from audit_log where account_id = ${account} and action like 'integration.%' order by at`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'integration.paused',
      'integration.resumed',
      'integration.paused',
    ]);
  });

  test('refuses a pause that is based on an earlier version', async () => {
    const { ask, uuid, pause } = await integrated(world, type, outside);
    await pause(true);
    const late = await ask('POST', `/${uuid}/pause`, { paused: false, version: 1 });
    expect([late.status, late.body['errorCode']]).toEqual([409, 'STALE-VERSION']);
  });

  test('makes a delivery again on request', async () => {
    const { ask, happens, last, uuid } = await integrated(world, type, outside);
    outside.status = 404;
    await happens();
    const refused = await last('refused');
    outside.status = 200;
    const { status, body } = await ask('POST', `/${uuid}/delivery/${refused.uuid}`, {});
    expect([status, body['state']]).toEqual([200, 'waiting']);
    expect(await last('delivered')).toMatchObject({ uuid: refused.uuid, status: 200 });
    expect((await ask('POST', `/${uuid}/delivery/${randomUUID()}`, {})).status).toBe(404);
  });

  test.runIf(endsAt !== undefined)(
    'wants nothing more after its end, and its administrators are told once',
    async () => {
      const { account, happens, log, read } = await integrated(world, type, outside);
      outside.status = endsAt ?? 0;
      await Promise.all([happens(), happens()]);
      // The second may be tried along with the first, or wait from its end on.
      const tried = and(eq(deliveries.accountId, account), isNotNull(deliveries.leasedUntil));
      const told = await eventually(async () => {
        expect((await log()).map(({ state }) => state)).toContain('refused');
        expect(await read()).toMatchObject({ lastResult: 'refused', pausedAt: expect.any(String) });
        expect(await world.db.$count(deliveries, tried)).toBe(0);
        const mails = await world.db.select().from(outbox).where(eq(outbox.accountId, account));
        return mails
          .filter(({ kind }) => kind === 'integrationFailing')
          .map(({ payload }) => payload as { to: string });
      });
      expect(told.length).toBeGreaterThan(0);
      expect(new Set(told.map(({ to }) => to)).size).toBe(told.length);
      for (const payload of told) expect(payload).toMatchObject({ paused: true, ended: true });
    },
  );

  test('has nothing to deliver of what was deleted', async () => {
    const { happens, last, pause, account } = await integrated(world, type, outside);
    await pause(true);
    await happens();
    const about = eq(deliveries.accountId, account);
    await eventually(async () => expect(await world.db.$count(deliveries, about)).toBe(1));
    await world.db.update(deliveries).set({ subject: randomUUID() }).where(about);
    await pause(false);
    await last('gone', 1);
    expect(outside.posted).toEqual([]);
  });

  test('shows the reply to a sample, in the account’s language', async () => {
    const { ask, uuid, account } = await integrated(world, type, outside);
    const english = await ask('POST', `/${uuid}/sample`, {});
    await world.db.update(users).set({ locale: 'it-IT' }).where(eq(users.accountId, account));
    outside.status = 404;
    const italian = await ask('POST', `/${uuid}/sample`, {});
    expect([english.body, italian.body]).toEqual([
      { status: 200, reply: trials[type].reply ?? 'ok' },
      { status: 404, reply: expect.stringContaining('no_service') },
    ]);
    // Samples of some have the moment of their call.
    const withoutTimes = (body: object) => JSON.stringify(body).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
    const [one, two] = outside.posted.map(({ body }) => withoutTimes(body));
    expect(one === two).toBe(trials[type].isWordless ?? false);
  });
});
