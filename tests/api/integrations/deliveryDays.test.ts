import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { DeliveryDay } from '#contract/integrations/deliveryDays.contract.ts';
import { deliveries, integrations } from '../../../server/kernel/db/schema/integrations.ts';
import { users } from '../../../server/kernel/db/schema/users.ts';
import { aWebhook } from '../../builders/api/anIntegration.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { login } from '../../builders/api/login.ts';
import { aMessagingWorld } from '../messaging/aMessagingWorld.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let outside: SlackServer;

beforeAll(async () => {
  outside = await aSlackServer();
  world = await aMessagingWorld({}, outside);
});

/** A webhook, paused so that nothing of it is sent, and what was queued for it at some moments. */
async function aLog(timezone: string, queued: readonly (readonly [string, 'delivered' | 'failed'])[]) {
  const account = await anAccount(world.db);
  const user = await aUser(world.db, account, ['admin']);
  await world.db.update(users).set({ timezone }).where(eq(users.id, user.id));
  const { headers } = await login(world.app, user.email);
  const uuid = await aWebhook(world.db, account);
  for (const [at, state] of queued) {
    const [subject, createdAt] = [randomUUID(), new Date(at)];
    const about = { accountId: account, ofAccountId: account, integrationId: uuid, kind: 'call.ended' as const };
    const when = { createdAt, settledAt: createdAt };
    await world.db
      .insert(deliveries)
      .values({ ...about, ...when, id: randomUUID(), subject, eventId: `call.ended ${subject}`, state, attempts: 1 });
  }
  const get = async <Body>(path: string) =>
    (await world.app.inject({ url: `/v2/integration/list/${uuid}${path}`, headers })).json<Body>();
  return {
    uuid,
    days: () => get<{ days: DeliveryDay[]; quiet: number | null }>('/day'),
    dayLog: (day: string) => get<{ recordsFiltered: number }>(`/delivery?day=${day}`),
  };
}

const dayMs = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

test('deliveries are counted by day of the user’s time zone, and each day has its log', async () => {
  const [day, next] = [dayBefore(5), dayBefore(4)];
  // In Auckland, noon of UTC is the next day already.
  const queued = [
    [`${day}T10:00:00Z`, 'delivered'],
    [`${day}T13:00:00Z`, 'delivered'],
    [`${day}T13:30:00Z`, 'failed'],
  ] as const;
  const [utc, auckland] = [await aLog('UTC', queued), await aLog('Pacific/Auckland', queued)];
  const none = { waiting: 0, delivered: 0, refused: 0, failed: 0, skipped: 0, gone: 0 };
  const shown = async ({ days }: typeof utc) =>
    (await days()).days.filter(({ delivered, failed }) => delivered + failed);
  expect(await shown(utc)).toEqual([{ ...none, day, delivered: 2, failed: 1 }]);
  expect(await shown(auckland)).toEqual([
    { ...none, day, delivered: 1 },
    { ...none, day: next, delivered: 1, failed: 1 },
  ]);
  expect((await utc.days()).days).toHaveLength(30);
  expect([(await utc.dayLog(day)).recordsFiltered, (await auckland.dayLog(day)).recordsFiltered]).toEqual([3, 1]);
});

test('one that has usually much to do and is silent says so, unless it is paused', async () => {
  const busy = Array.from({ length: 16 }, (_, at) => dayBefore(at + 2)).flatMap((day) =>
    Array.from({ length: 6 }, () => [`${day}T12:00:00Z`, 'delivered'] as const),
  );
  const { days, uuid } = await aLog('UTC', busy);
  expect((await days()).quiet).toBe(6);
  await world.db.update(integrations).set({ pausedAt: new Date() }).where(eq(integrations.id, uuid));
  expect((await days()).quiet).toBeNull();
});
