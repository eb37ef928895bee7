import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { outbox } from '../../../../server/kernel/db/schema/calls.ts';
import { scheduledReports } from '../../../../server/kernel/db/schema/users.ts';
import { sendMail } from '../../../../server/kernel/mail/mail.jobs.ts';
import { sendDueReports } from '../../../../server/reporting/scheduledReports/sendDueReports.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { aReport } from '../../../builders/api/aReport.ts';

let db: Db;
let account: number;
/** The queued jobs. */
let asked: { id: string }[];

const dueAt = new Date('2026-03-02T20:00:00Z');
const now = new Date('2026-03-02T20:04:00Z');
const recipients = ['ada@example.test', 'lin@example.test'];

beforeAll(async () => {
  db = await aDatabase();
});

beforeEach(async () => {
  await db.delete(scheduledReports);
  await db.delete(outbox);
  asked = [];
  account = await anAccount(db);
});

const jobs = {
  async send(_tx: unknown, _queue: unknown, mail: object) {
    asked.push(sendMail.data.parse(mail));
  },
};
const send = (at = now) => sendDueReports({ db, jobs }, at);
const queued = async () =>
  (await db.select().from(outbox))
    .map(({ kind, payload }) => ({ kind, payload }))
    .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
const moments = async () => {
  const [row] = await db.select().from(scheduledReports);
  return [row?.lastSentAt?.toISOString() ?? null, row?.nextAt?.toISOString() ?? null];
};

test('a due report is queued once per recipient, however many processes check concurrently', async () => {
  const report = await aReport(db, account, { nextAt: dueAt, recipients });
  await Promise.all([send(), send(), send(), send()]);
  await send();
  const mail = (to: string) => ({ kind: 'report', payload: { to, report, dueAt: '2026-03-02T20:00:00.000Z' } });
  expect(await queued()).toEqual(recipients.map(mail));
  expect(asked).toHaveLength(2);
  expect(await moments()).toEqual(['2026-03-02T20:04:00.000Z', '2026-03-03T20:00:00.000Z']);
});

test('does not queue the same time twice', async () => {
  await aReport(db, account, { nextAt: dueAt, recipients });
  await send();
  await db.update(scheduledReports).set({ nextAt: dueAt });
  await send();
  expect(await queued()).toHaveLength(2);
});

test('sends only the latest of several missed reports', async () => {
  const report = await aReport(db, account, { nextAt: dueAt });
  await send(new Date('2026-03-12T03:00:00Z'));
  const payload = { to: 'ada@example.test', report, dueAt: '2026-03-11T20:00:00.000Z' };
  expect(await queued()).toEqual([{ kind: 'report', payload }]);
  expect(await moments()).toEqual(['2026-03-12T03:00:00.000Z', '2026-03-12T20:00:00.000Z']);
});

test('sends nothing before its time, while a report is off or its account is suspended', async () => {
  await aReport(db, account, { nextAt: new Date('2026-03-02T20:05:00Z') });
  await aReport(db, account, { nextAt: dueAt, enabled: false });
  await aReport(db, await anAccount(db, { status: 'suspended' }), { nextAt: dueAt });
  await send();
  expect(await queued()).toEqual([]);
});

test('a report that fails does not hold up the others', async () => {
  await aReport(db, account, { nextAt: new Date('2026-03-01T20:00:00Z') });
  const report = await aReport(db, account, { nextAt: dueAt });
  let count = 0;
  const failing = {
    send: () => {
      count += 1;
      return count === 1 ? Promise.reject(new Error('no queue')) : Promise.resolve();
    },
  };
  const sending = sendDueReports({ db, jobs: failing }, now);
  await expect(sending).rejects.toThrow('1 scheduled reports could not be sent');
  expect((await queued()).map(({ payload }) => payload)).toMatchObject([{ report }]);
});
