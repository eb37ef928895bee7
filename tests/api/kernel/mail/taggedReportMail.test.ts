import { expect, test } from 'vitest';
import { diskFileStore } from '../../../../server/kernel/outside/fileStore.ts';
import { report } from '../../../../server/reporting/scheduledReports/report.mail.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aReport } from '../../../builders/api/aReport.ts';

const dueAt = new Date('2026-03-02T20:00:00Z');
const now = new Date('2026-03-02T20:04:00Z');

test('a report by tag has a call under each of its tags, and says how many calls there are', async () => {
  const { db } = await anApp();
  const account = await anAccount(db, { name: 'Quay Dental' });
  for (const tags of [['New', 'Urgent'], ['New'], []]) await aCall(db, account, { at: '2026-03-01T12:30:00Z', tags });
  const to = 'tags@quay.example';
  const settings = { name: 'Tags', report: 'tags', range: 'last7', nextAt: dueAt, locale: 'en-GB' } as const;
  const id = await aReport(db, account, { ...settings, recipients: [to] });
  const brand = { title: 'Harbour', base: 'https://calls.harbour.test' };
  const composing = { accountId: account, brand, db, store: diskFileStore('unused'), vaultKey: new Uint8Array(32) };
  const about = { to, report: id, dueAt: dueAt.toISOString() };
  const mail = await report.compose({ ...composing, queuedAt: now, now }, about);
  expect(mail?.facts).toEqual([
    ['New', '2 calls, 2 answered, 0 unanswered'],
    ['Urgent', '1 call, 1 answered, 0 unanswered'],
  ]);
  expect(mail?.paragraphs[0]).toBe(
    '3 calls in total, with or without tags. A call with several tags counts under each of them.',
  );
});
