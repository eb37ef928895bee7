import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { accountLimits, auditLog, outbox } from '../../../../server/kernel/db/schema/all.ts';
import { toChosenAddresses } from '../../../../server/kernel/limits/limits.ts';
import { mailPayloads } from '../../../../server/kernel/mail/mailPayloads.ts';
import { queueMail } from '../../../../server/kernel/mail/queueMail.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';

let db: Db;
const jobs = { send: () => Promise.resolve() };

beforeAll(async () => {
  db = await aDatabase();
});

async function limited(most: number): Promise<number> {
  const accountId = await anAccount(db);
  await db.insert(accountLimits).values({ accountId, name: 'mails', most });
  return accountId;
}

const aReport = (accountId: number, to: string) => ({
  accountId,
  kind: 'report' as const,
  payload: { to, report: '6f0a9a52-6f1d-4c7e-9a63-0d6f0c1d8c11', dueAt: '2026-11-25T09:00:00Z' },
});
const anInvitation = (accountId: number) => ({
  accountId,
  kind: 'invite' as const,
  payload: { to: 'new@example.test', user: 1, link: '6f0a9a52-6f1d-4c7e-9a63-0d6f0c1d8c11', by: 1 },
});
const queued = (accountId: number, kind: string) =>
  db.$count(outbox, and(eq(outbox.accountId, accountId), eq(outbox.kind, kind)));

test('of mails to chosen addresses an account has a number a day, all kinds together, and the audit log says once that it is reached', async () => {
  const account = await limited(3);
  for (let count = 0; count < 2; count += 1)
    await db.transaction((tx) => queueMail(tx, jobs, aReport(account, `${count}@example.test`)));
  const voicemail = {
    accountId: account,
    kind: 'voicemail' as const,
    payload: { call: crypto.randomUUID(), to: 'a@b.test' },
  };
  for (let count = 0; count < 4; count += 1) await db.transaction((tx) => queueMail(tx, jobs, voicemail));
  expect([await queued(account, 'report'), await queued(account, 'voicemail')]).toEqual([2, 1]);
  const entries = await db.select().from(auditLog).where(eq(auditLog.accountId, account));
  expect(entries).toEqual([expect.objectContaining({ action: 'mails.limited', subject: 'mails', after: { most: 3 } })]);
});

test('invitations and security mails are never left out', async () => {
  const account = await limited(0);
  await db.transaction((tx) => queueMail(tx, jobs, aReport(account, 'a@example.test')));
  await db.transaction((tx) => queueMail(tx, jobs, anInvitation(account)));
  expect([await queued(account, 'report'), await queued(account, 'invite')]).toEqual([0, 1]);
});

test('mails of a day ago leave room again', async () => {
  const account = await limited(1);
  await db.transaction((tx) => queueMail(tx, jobs, aReport(account, 'a@example.test')));
  await db
    .update(outbox)
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(outbox.accountId, account));
  await db.transaction((tx) => queueMail(tx, jobs, aReport(account, 'b@example.test')));
  expect(await queued(account, 'report')).toBe(2);
});

test('of many at once none passes the limit', async () => {
  const account = await limited(4);
  const all = Array.from({ length: 12 }, (_, at) => aReport(account, `${at}@example.test`));
  await Promise.all(all.map((mail) => db.transaction((tx) => queueMail(tx, jobs, mail))));
  expect(await queued(account, 'report')).toBe(4);
});

test('a kind of mail goes to users, or counts', () => {
  const toUsers = Object.keys(mailPayloads).filter((kind) => !toChosenAddresses.has(kind));
  expect(toUsers).toEqual([
    'signup',
    'invite',
    'reset',
    'passwordChanged',
    'securityChanged',
    'confirmEmail',
    'porting',
    'flowNotPublished',
    'flowReviewed',
    'domainAsked',
    'domainAnswered',
    'creditLow',
    'topUpDue',
    'topUpFailed',
    'campaignOutOfCredit',
    'integrationFailing',
  ]);
});
