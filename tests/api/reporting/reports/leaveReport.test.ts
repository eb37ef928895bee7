import type { FastifyInstance } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ScheduledReport } from '#contract/reporting/scheduledReports.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { links } from '../../../../server/kernel/db/schema/sessions.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aLeaveToken, aReport, reportSettings } from '../../../builders/api/aReport.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let headers: Record<string, string>;
let now = new Date('2026-03-02T00:00:00Z');

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => now }));
});

beforeEach(async () => {
  now = new Date('2026-03-02T00:00:00Z');
  account = await anAccount(db, { name: 'Pier Dental' });
  ({ headers } = await login(app, (await aUser(db, account, ['users', 'conf'])).email));
});

const [ada, lin] = ['ada@example.test', 'lin@example.test'];
const post = (token: string, more: { headers?: Record<string, string>; payload?: string } = {}) =>
  app.inject({ method: 'POST', url: `/v2/public/unsubscribe/${token}`, ...more });
async function read(): Promise<ScheduledReport> {
  const { body } = await ask(app, endpoints.listScheduledReportsOf, { params: { account } }, headers);
  const [report] = ScheduledReport.array().parse(JSON.parse(body));
  if (!report) throw new Error('the report is gone');
  return report;
}
const written = (action: string) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.accountId, account), eq(auditLog.action, action)));

describe('unsubscribing from a report', () => {
  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['application/json', '{"nonsense'],
  ])('accepts a single POST of %s without a login or cookie', async (type, payload) => {
    const id = await aReport(db, account, { recipients: [ada, lin] });
    const before = await read();
    const answer = await post(await aLeaveToken(db, account, id), { headers: { 'content-type': type }, payload });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { report: 'Calls of the day', accountName: 'Pier Dental', email: ada },
    ]);
    expect(await read()).toEqual({ ...before, recipients: [lin], version: 2 });
    const [entry] = await written('report.left');
    expect(entry).toMatchObject({ userId: null, address: '127.0.0.1', subject: `report ${id}` });
  });

  test('gives the same answer when repeated, and is audited once', async () => {
    const id = await aReport(db, account, { recipients: [ada, lin] });
    const token = await aLeaveToken(db, account, id);
    const answers = await Promise.all([post(token), post(token)]);
    answers.push(await post(token));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await read()).toMatchObject({ recipients: [lin], version: 2 });
    expect(await written('report.left')).toHaveLength(1);
  });

  test('turns the report off when no recipient is left, until one is added', async () => {
    const id = await aReport(db, account, { recipients: [ada] });
    await post(await aLeaveToken(db, account, id));
    expect(await read()).toMatchObject({ recipients: [], enabled: false, nextAt: null });
    const save = (body: object) =>
      ask(
        app,
        endpoints.saveScheduledReport,
        { params: { account }, body: { ...reportSettings(account), id, version: 2, ...body } },
        headers,
      );
    const refused = await save({ recipients: [] });
    expect(refused).toMatchObject({ code: 'INVALID-PAYLOAD', info: [{ path: 'recipients' }] });
    expect(await save({ recipients: [], enabled: false, name: 'Off' })).toMatchObject({ status: 200 });
    expect(await save({ version: 3, recipients: [ada] })).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ recipients: [ada], enabled: true });
  });

  test('affects one report and one recipient, and requires a valid token', async () => {
    const id = await aReport(db, account, { recipients: [ada, lin] });
    await aReport(db, account, { name: 'Another', recipients: [ada, lin] });
    const [mine, theirs] = [await aLeaveToken(db, account, id), await aLeaveToken(db, account, id, lin)];
    expect(mine).not.toBe(theirs);
    for (const token of ['x'.repeat(43), mine.slice(1) + mine[0]])
      expect((await post(token)).json()).toMatchObject({ errorCode: 'LINK-EXPIRED' });
    await post(theirs);
    const { body } = await ask(app, endpoints.listScheduledReportsOf, { params: { account } }, headers);
    const left = ScheduledReport.array().parse(JSON.parse(body));
    expect(left.map(({ name, recipients }) => [name, recipients])).toEqual([
      ['Another', [ada, lin]],
      ['Calls of the day', [ada]],
    ]);
    expect(JSON.stringify(await db.select().from(links))).not.toContain(mine);
  });

  test('is impossible once the report is removed, or a year after its last mail', async () => {
    const id = await aReport(db, account);
    const token = await aLeaveToken(db, account, id);
    now = new Date('3027-01-01T00:00:00Z');
    expect((await post(token)).json()).toMatchObject({ errorCode: 'LINK-EXPIRED' });
    now = new Date('2026-03-02T00:00:00Z');
    const body = { ...reportSettings(account), id, version: 1, remove: true };
    await ask(app, endpoints.saveScheduledReport, { params: { account }, body }, headers);
    expect((await post(token)).json()).toMatchObject({ errorCode: 'LINK-EXPIRED' });
  });

  test('allows thirty guesses from one address', async () => {
    const guess = () =>
      app.inject({
        method: 'POST',
        url: `/v2/public/unsubscribe/${'y'.repeat(43)}`,
        remoteAddress: '203.0.113.9',
      });
    for (let tried = 0; tried < 30; tried += 1) expect((await guess()).statusCode).toBe(404);
    expect((await guess()).statusCode).toBe(429);
  });
});

test('opening the URL redirects to a page that asks, and changes nothing', async () => {
  const id = await aReport(db, account);
  const token = await aLeaveToken(db, account, id);
  const answer = await app.inject(`/v2/public/unsubscribe/${token}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/unsubscribe#${token}`]);
  expect(await read()).toMatchObject({ recipients: [ada], version: 1 });
});

describe('changing the time zone of the account', () => {
  const change = async (timezone: string) => {
    const { version } = JSON.parse(
      (await ask(app, endpoints.getAccount, { params: { accountId: account } }, headers)).body,
    ) as { version: number };
    const answer = await ask(
      app,
      endpoints.changeAccount,
      { params: { accountId: account }, body: { version, timezone } },
      headers,
    );
    expect(answer.status).toBe(200);
  };
  const addAt7 = async () => {
    const { body } = await ask(
      app,
      endpoints.saveScheduledReport,
      { params: { account }, body: reportSettings(account, { hour: 7 }) },
      headers,
    );
    return ScheduledReport.parse(JSON.parse(body)).nextAt;
  };

  test('moves future reports to the same local hour', async () => {
    expect(await addAt7()).toBe('2026-03-02T20:00:00.000Z');
    await change('Europe/Rome');
    expect(await read()).toMatchObject({ timezone: 'Europe/Rome', nextAt: '2026-03-02T06:00:00.000Z', version: 1 });
    await change('America/New_York');
    expect((await read()).nextAt).toBe('2026-03-02T12:00:00.000Z');
  });

  test('leaves reports that are due or off, and those of other accounts', async () => {
    const due = new Date('2026-03-01T20:00:00Z');
    await aReport(db, account, { nextAt: due });
    const branch = await anAccount(db, { parentId: account, timezone: 'Australia/Sydney' });
    const later = new Date('2026-03-02T20:00:00Z');
    await aReport(db, branch, { nextAt: later });
    await change('Europe/Rome');
    expect((await read()).nextAt).toBe(due.toISOString());
    const { body } = await ask(app, endpoints.listScheduledReports, {}, headers);
    const [theirs] = ScheduledReport.array()
      .parse(JSON.parse(body))
      .filter((one) => one.account === branch);
    expect(theirs?.nextAt).toBe(later.toISOString());
  });
});
