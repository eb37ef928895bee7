import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ScheduledReport } from '#contract/reporting/scheduledReports.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aReport, reportSettings } from '../../../builders/api/aReport.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let branch: number;
let stranger: number;
let headers: Record<string, string>;

// A Tuesday, 10:00 in Sydney.
const now = new Date('2026-03-02T23:00:00Z');

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => now }));
  const reseller = await anAccount(db, { type: 'reseller' });
  account = await anAccount(db, { name: 'Pier Dental', parentId: reseller });
  branch = await anAccount(db, { name: 'Quay Dental', parentId: account });
  stranger = await anAccount(db, { parentId: reseller });
  ({ headers } = await login(app, (await aUser(db, account, ['users'])).email));
});

async function save(body: Record<string, unknown>, of = account) {
  const answer = await ask(app, endpoints.saveScheduledReport, { params: { account: of }, body }, headers);
  return { ...answer, report: answer.status === 200 ? ScheduledReport.parse(JSON.parse(answer.body)) : null };
}

async function listed() {
  const { body } = await ask(app, endpoints.listScheduledReports, {}, headers);
  return ScheduledReport.array().parse(JSON.parse(body));
}

test('adds, lists, pauses and removes a report, and audits each', async () => {
  const settings = reportSettings(account, { accounts: [account, branch], frequency: 'weekly', weekday: 3 });
  const { report: added } = await save(settings);
  const expected = {
    ...settings,
    account,
    accountName: 'Pier Dental',
    timezone: 'Australia/Sydney',
    nextAt: '2026-03-03T20:00:00.000Z',
    lastSentAt: null,
    version: 1,
  };
  expect(added).toEqual({ ...expected, id: added?.id });
  expect(await listed()).toEqual([added]);
  const { id } = added ?? {};
  const { report: off } = await save({ ...settings, id, version: 1, enabled: false });
  expect(off).toEqual({ ...added, enabled: false, nextAt: null, version: 2 });
  const { report: removed } = await save({ ...settings, id, version: 2, remove: true });
  expect(removed).toEqual(off);
  expect(await listed()).toEqual([]);
  const audits = (await db.select().from(auditLog)).filter(({ subject }) => subject === `report ${id}`);
  expect(audits.map(({ action }) => action)).toEqual(['report.created', 'report.changed', 'report.removed']);
});

test('a stale version changes and removes nothing', async () => {
  const id = await aReport(db, account);
  const settings = reportSettings(account);
  expect((await save({ ...settings, id, version: 1, name: 'Newer' })).status).toBe(200);
  for (const more of [{ name: 'Older' }, { remove: true }]) {
    const { status, code, info } = await save({ ...settings, id, version: 1, ...more });
    expect({ status, code, info }).toEqual({ status: 409, code: 'STALE-VERSION', info: { version: 2 } });
  }
  expect((await listed()).map(({ name }) => name)).toEqual(['Newer']);
});

test('a report covers its own account and those below that its author can see, and is found only in its account', async () => {
  const about = async (accounts: number[], of = account) =>
    (await save(reportSettings(of, { accounts }), of)).code ?? 'saved';
  expect(await about([account, stranger])).toBe('ACCESS_DENIED_ACCOUNT');
  expect(await about([account], branch)).toBe('ACCESS_DENIED_ACCOUNT');
  expect(await about([stranger], stranger)).toBe('ACCESS_DENIED_ACCOUNT');
  const id = await aReport(db, stranger);
  expect(await save({ ...reportSettings(account), id, version: 1 })).toMatchObject({ status: 404, code: 'NOT-FOUND' });
});

test('rejects invalid input, naming the field', async () => {
  const fault = async (given: object) => (await save({ ...reportSettings(account), ...given })).info;
  expect(await fault({ remove: true })).toEqual(['id']);
  expect(await fault({ id: '00000000-0000-4000-8000-000000000000' })).toEqual(['version']);
  for (const [field, value] of Object.entries({ hour: 24, weekday: 0, day: 29, recipients: [], accounts: [] }))
    expect(await fault({ [field]: value }), field).toMatchObject([{ path: field }]);
  expect(await fault({ recipients: ['nobody'] })).toMatchObject([{ path: 'recipients.0' }]);
});

test('the preview is the current mail, with the figures of the chosen accounts', async () => {
  for (const [of, status] of [
    [account, 'answered'],
    [branch, 'missed'],
    [stranger, 'answered'],
  ] as const)
    await aCall(db, of, { at: '2026-03-02T02:00:00Z', status });
  const preview = async (accounts: number[]) => {
    const body = reportSettings(account, { accounts, locale: 'it-IT' });
    const sample = { params: { account }, body };
    return JSON.parse((await ask(app, endpoints.previewScheduledReport, sample, headers)).body) as Record<
      string,
      string
    >;
  };
  const { subject, text, html } = await preview([account, branch]);
  expect(subject).toBe('Calls of the day: 2 marzo 2026');
  expect(text).toContain(
    'Chiamate: 2 (in precedenza 0)\nRisposte: 1 (in precedenza 0)\nSegreteria: 0 (in precedenza 0)\nPerse: 1 (in precedenza 0)',
  );
  expect(text).toContain(`/calls/time?datefrom=2026-03-02&dateto=2026-03-02&account=${account},${branch}`);
  expect(html).toContain('Chiamate di Pier Dental e Quay Dental');
  expect(html).toContain('<img src="data:image/png;base64,');
  expect((await preview([branch])).text).toContain('Chiamate: 1 (in precedenza 0)');
  expect(await preview([stranger])).toMatchObject({ errorCode: 'ACCESS_DENIED_ACCOUNT' });
});
