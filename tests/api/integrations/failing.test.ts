import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { watchFailing } from '../../../server/integrations/deliveries/watchFailing.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { auditLog } from '../../../server/kernel/db/schema/accounts.ts';
import type { Happened } from '../../../server/kernel/events/happened.ts';
import { integrations } from '../../../server/kernel/db/schema/integrations.ts';
import { outbox } from '../../../server/kernel/db/schema/all.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aWebhook } from '../../builders/api/anIntegration.ts';

let db: Db;

beforeAll(async () => {
  db = await aDatabase();
});

const now = new Date('2026-03-10T12:00:00Z');
const jobs = { send: () => Promise.resolve() };
/** What was emitted in this test. */
const heard: Happened[] = [];
const emit = (_tx: unknown, fact: Happened) => Promise.resolve(void heard.push(fact));
const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);

/** A webhook that has failed for so many hours, and what its account was told. */
async function failingFor(failing: number | null, given: object = {}) {
  const account = await anAccount(db);
  const { email } = await aUser(db, account, ['admin']);
  await aUser(db, account, ['reports']);
  const id = await aWebhook(db, account, { failingSince: failing === null ? null : hours(failing), ...given });
  return {
    email,
    told: async () => {
      const mails = await db.select().from(outbox).where(eq(outbox.accountId, account));
      return mails.map(({ kind, payload }) => [
        kind,
        (payload as { to: string }).to,
        (payload as { paused: boolean }).paused,
      ]);
    },
    read: async () => (await db.select().from(integrations).where(eq(integrations.id, id)))[0],
    audited: async () =>
      (await db.select().from(auditLog).where(eq(auditLog.accountId, account))).map(({ action }) => action),
  };
}

test('administrators are told once after an hour, and once more when it is paused after five days', async () => {
  const { audited, email, read, told } = await failingFor(2);
  await watchFailing({ db, jobs, emit }, now);
  await watchFailing({ db, jobs, emit }, now);
  expect(await told()).toEqual([['integrationFailing', email, false]]);
  expect(await read()).toMatchObject({ pausedAt: null, failingToldAt: now, version: 1 });
  const later = new Date(now.getTime() + 5 * 24 * 3_600_000);
  await watchFailing({ db, jobs, emit }, later);
  await watchFailing({ db, jobs, emit }, later);
  expect(await told()).toEqual([
    ['integrationFailing', email, false],
    ['integrationFailing', email, true],
  ]);
  expect(await read()).toMatchObject({ pausedAt: later, version: 2 });
  expect(await audited()).toEqual(['integration.paused']);
  const fact = { kind: 'integration.failing', type: 'webhook', mailedTo: [email] };
  expect(heard).toMatchObject([
    { ...fact, reason: 'failing', at: now },
    { ...fact, reason: 'failed', at: later },
  ]);
});

test.each([
  ['works', null, {}],
  ['has failed for less than an hour', 0.9, {}],
  ['somebody has paused', 200, { pausedAt: hours(1) }],
])('nobody is told of one that %s', async (_name, failing, given) => {
  const { read, told } = await failingFor(failing, given);
  const before = await read();
  await watchFailing({ db, jobs, emit }, now);
  expect([await told(), await read()]).toEqual([[], before]);
});
