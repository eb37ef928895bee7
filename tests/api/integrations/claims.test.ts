import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IntegrationType } from '#values/integrationWords.ts';
import { claimDue } from '../../../server/integrations/deliveries/deliveries.repository.ts';
import { deliveries } from '../../../server/kernel/db/schema/integrations.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aWebhook } from '../../builders/api/anIntegration.ts';
import { eventually } from '../../eventually.ts';
import { aMessagingWorld } from '../messaging/aMessagingWorld.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';
import { calm, hasten, integrated } from './integrated.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let outside: SlackServer;

beforeAll(async () => {
  outside = await aSlackServer();
  world = await aMessagingWorld({}, outside);
});

/** Rests nothing for the test’s own clock, and everything for the server’s. */
const later = new Date(Date.now() + 86_400_000);

beforeEach(async () => {
  outside.reset();
  await calm(world);
});

describe.each(IntegrationType.options)('%s', (type) => {
  test('makes an attempt once although several processes look for what is due', async () => {
    const { happens, last, pause, account } = await integrated(world, type, outside);
    await pause(true);
    await happens();
    const about = eq(deliveries.accountId, account);
    await eventually(async () => expect(await world.db.$count(deliveries, about)).toBe(1));
    outside.thinksMs = 1000;
    await pause(false);
    const found = await Promise.all(
      Array.from({ length: 6 }, () => claimDue(world.db, new Date(), { most: 100, mostOfOne: 4 })),
    );
    const claimed = found.flat().filter(({ delivery }) => delivery.accountId === account).length;
    if (claimed > 0) await world.db.update(deliveries).set({ leasedUntil: null }).where(about);
    const delivered = await last('delivered', claimed + 1);
    expect([delivered.attempts, outside.posted.length]).toEqual([claimed + 1, 1]);
  });

  test('makes an attempt again whose process was lost', async () => {
    const { happens, last, pause, account } = await integrated(world, type, outside);
    await pause(true);
    await happens();
    const about = eq(deliveries.accountId, account);
    await eventually(async () => expect(await world.db.$count(deliveries, about)).toBe(1));
    const leasedUntil = new Date(Date.now() + 2000);
    await world.db.update(deliveries).set({ attempts: 1, leasedUntil }).where(about);
    await pause(false);
    await last('delivered', 2);
    expect(Date.now()).toBeGreaterThan(leasedUntil.getTime());
  });

  test('delivers what follows about the same only after what came before, and all else meanwhile', async () => {
    const { happens, last, log, account } = await integrated(world, type, outside);
    outside.status = 503;
    await happens();
    const { subject } = await last('waiting');
    outside.status = 200;
    const [{ id, seq: _seq, ...first } = { id: '', seq: 0 }] = await world.db
      .select()
      .from(deliveries)
      .where(eq(deliveries.accountId, account));
    const second = { ...(first as typeof deliveries.$inferInsert), id: randomUUID(), eventId: 'later', attempts: 0 };
    await world.db.insert(deliveries).values({ ...second, nextAt: new Date() });
    await happens();
    await eventually(async () => expect((await log('delivered')).length).toBe(1));
    await setTimeout(1000);
    expect((await log('waiting')).map((one) => one.subject)).toEqual([subject, subject]);
    await hasten(world);
    await eventually(async () => expect((await log('delivered')).length).toBe(3));
    const [early, late] = [id, second.id].map((one) =>
      log('delivered').then((all) => all.find(({ uuid }) => uuid === one)),
    );
    expect(Date.parse(String((await early)?.settledAt))).toBeLessThan(Date.parse(String((await late)?.settledAt)));
  });
});

test('of an integration that only fails one delivery is claimed, of one that works four, however many wait', async () => {
  const working = await anAccount(world.db);
  const failing = await anAccount(world.db);
  const [works, fails] = [
    await aWebhook(world.db, working, { restsUntil: later }),
    await aWebhook(world.db, failing, { restsUntil: later, failingSince: new Date('2026-03-04') }),
  ];
  const about = { kind: 'call.changed' as const, nextAt: new Date('2026-03-04'), createdAt: new Date('2026-03-04') };
  const some = (accountId: number, integrationId: string) =>
    Array.from({ length: 50 }, (_, at) => {
      const [id, subject] = [randomUUID(), String(Math.floor(at / 2))];
      return { ...about, accountId, ofAccountId: accountId, id, integrationId, subject, eventId: id };
    });
  await world.db.insert(deliveries).values([...some(working, works), ...some(failing, fails)]);
  const claim = () => claimDue(world.db, new Date(later.getTime() + 1000), { most: 100, mostOfOne: 4 });
  const [first, second] = [await claim(), await claim()];
  const subjects = first.map(({ delivery: { accountId, subject } }) => `${accountId === failing} ${subject}`);
  expect(subjects.filter((one) => one.startsWith('true'))).toHaveLength(1);
  expect(subjects.filter((one) => one.startsWith('false'))).toHaveLength(4);
  expect(new Set(subjects).size).toBe(5);
  expect(second).toEqual([]);
});
