import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ReportKind } from '#contract/reporting/scheduledReports.contract.ts';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { defaultColours } from '#values/defaultColours.ts';
import { themes } from '../../../../server/kernel/db/schema/brand.ts';
import { directionCodes } from '../../../../server/kernel/db/schema/calls.ts';
import { scheduledReports } from '../../../../server/kernel/db/schema/users.ts';
import { diskFileStore } from '../../../../server/kernel/outside/fileStore.ts';
import { allJobs } from '../../../../server/jobs.ts';
import { openJobs } from '../../../../server/kernel/jobs/openJobs.ts';
import { report } from '../../../../server/reporting/scheduledReports/report.mail.ts';
import { sendDueReports } from '../../../../server/reporting/scheduledReports/sendDueReports.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aReport } from '../../../builders/api/aReport.ts';
import { freePort } from '../../../server/freePort.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { aMailServer, type ReceivedMail } from './aMailServer.ts';
import { textOf } from './partsOf.ts';
import { eventually } from '../../../eventually.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let mails: ReceivedMail[];
let account: number;

const dueAt = new Date('2026-03-02T20:00:00Z');
const now = new Date('2026-03-02T20:04:00Z');

beforeAll(async () => {
  const port = await freePort();
  mails = await aMailServer(port);
  world = await anAppWithCalls({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'calls@example.test' });
  const reseller = await anAccount(world.db, { type: 'reseller' });
  account = await anAccount(world.db, { name: 'Pier Dental', parentId: reseller });
  const stranger = await anAccount(world.db, { parentId: reseller });
  const look = { title: 'Harbour', colours: defaultColours };
  await world.db.insert(themes).values({ accountId: reseller, host: 'calls.harbour.test', ...look });
  // The last hour of 2 March in Sydney, the first of 3 March, and another account's.
  await aCall(world.db, account, { at: '2026-03-02T12:30:00Z' });
  await aCall(world.db, account, { at: '2026-03-02T13:30:00Z', status: 'missed' });
  await aCall(world.db, stranger, { at: '2026-03-02T12:30:00Z' });
});

/** Sends due reports with the application's workers. */
async function send(at = now): Promise<void> {
  const jobs = await openJobs(world.db, world.app.log, allJobs);
  try {
    await sendDueReports({ db: world.db, jobs }, at);
  } finally {
    await jobs.close();
  }
}

async function mailsTo(email: string, count: number): Promise<ReceivedMail[]> {
  const found = () => mails.filter(({ to }) => to.includes(email));
  await eventually(() => expect(found()).toHaveLength(count));
  return found();
}

test.each<[Locale, string, string, string]>([
  ['en-US', 'Daily: March 2, 2026', 'Calls: 1 (previously 0)', 'Calls for Pier Dental, March 2, 2026'],
  ['en-GB', 'Daily: 2 March 2026', 'Calls: 1 (previously 0)', 'Calls for Pier Dental, 2 March 2026'],
  ['it-IT', 'Daily: 2 marzo 2026', 'Chiamate: 1 (in precedenza 0)', 'Chiamate di Pier Dental, 2 marzo 2026'],
])(
  'a report in %s covers the account’s local day and is sent under its brand',
  async (locale, subject, figure, about) => {
    const to = `ada-${locale.toLowerCase()}@pier.example`;
    await aReport(world.db, account, { name: 'Daily', nextAt: dueAt, recipients: [to], locale });
    await send();
    const [mail] = await mailsTo(to, 1);
    const text = textOf(mail?.raw ?? '', 'text/plain');
    expect(mail?.headers).toMatchObject({
      subject,
      from: 'Harbour <calls@example.test>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(text).toContain(figure);
    expect(text).toContain(about);
    expect(text).toMatch(
      /\/\/calls\.harbour\.test(:\d+)?\/calls\/time\?datefrom=2026-03-02&dateto=2026-03-02&account=/,
    );
    expect(mail?.raw).not.toContain('Trunkline');
  },
);

test('a recipient can unsubscribe by the URL in the header, which is the same in every mail', async () => {
  const recipients = ['leaves@pier.example', 'stays@pier.example'];
  const id = await aReport(world.db, account, { nextAt: dueAt, recipients });
  await send();
  const [mail] = await mailsTo('leaves@pier.example', 1);
  const address = /^<http:\/\/calls\.harbour\.test:\d+(\/v2\/public\/unsubscribe\/([\w-]{43}))>$/;
  const [, path = '', token = ''] = address.exec(mail?.headers['list-unsubscribe'] ?? '') ?? [];
  expect(textOf(mail?.raw ?? '', 'text/plain')).toContain(`//calls.harbour.test:`);
  expect(textOf(mail?.raw ?? '', 'text/plain')).toContain(`/unsubscribe#${token}`);
  await send(new Date('2026-03-03T20:04:00Z'));
  const [, again] = await mailsTo('leaves@pier.example', 2);
  expect(again?.headers['list-unsubscribe']).toBe(mail?.headers['list-unsubscribe']);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await world.app.inject({ method: 'POST', url: path, headers, payload: 'List-Unsubscribe=One-Click' });
  expect(answer.json()).toMatchObject({ email: 'leaves@pier.example' });
  const [kept] = await world.db.select().from(scheduledReports).where(eq(scheduledReports.id, id));
  expect(kept?.recipients).toEqual(['stays@pier.example']);
});

test('lists the calls of each day, including days without any', async () => {
  const settings = { name: 'Week', report: 'timeday', range: 'last7', nextAt: dueAt } as const;
  await aReport(world.db, account, { ...settings, recipients: ['week@pier.example'] });
  await send();
  const [mail] = await mailsTo('week@pier.example', 1);
  const text = textOf(mail?.raw ?? '', 'text/plain');
  expect(text).toContain('Sun 1 Mar: No calls\nMon 2 Mar: 1 call, 1 answered, 0 unanswered\n');
  expect(text).toContain('The busiest hour started at 23:00 on Monday, with 1 call.');
});

test.each(ReportKind.options)(
  'the report %s comes with its figures in the text, in a chart and in a file',
  async (kind) => {
    const quay = await anAccount(world.db, { name: 'Quay Dental' });
    const { id: userId } = await aUser(world.db, quay);
    const visit = { webSource: 'bing', webMedium: 'paid', webKeyword: 'dentist' };
    const pages = { webLanding: '/implants', webConversion: '/contact' };
    const at = '2026-03-01T12:30:00Z';
    const sale = { revenue: 1250, revenueCurrency: 'AUD' };
    await aCall(world.db, quay, {
      at,
      ...visit,
      ...pages,
      ...sale,
      area: 'Perth',
      tags: ['New patient'],
      ivr: '1',
      ivrName: 'Sales',
    });
    await aCall(world.db, quay, { at, direction: directionCodes.indexOf('outbound'), userId });
    const settings = { name: kind, report: kind, range: 'last7', nextAt: dueAt } as const;
    const id = await aReport(world.db, quay, { ...settings, recipients: ['to@quay.example'] });
    const composing = {
      accountId: quay,
      brand: { title: 'Harbour', base: 'https://calls.harbour.test' },
      db: world.db,
      store: diskFileStore('unused'),
      vaultKey: new Uint8Array(32),
      queuedAt: now,
      now,
    };
    const mail = await report.compose(composing, { to: 'to@quay.example', report: id, dueAt: dueAt.toISOString() });
    expect(mail?.facts?.map(([, value]) => value).join('\n')).toMatch(
      kind === 'repeat' ? /^$/ : /(^|\n)1( call|$| \()/m,
    );
    expect(
      mail?.chart && { ...mail.chart, rows: mail.chart.rows.filter(({ values }) => values.some(Boolean)) },
    ).toEqual(charts[kind]);
    const [file] = mail?.attachments ?? [];
    const text = file?.content instanceof Buffer ? file.content.toString('utf8') : '';
    expect(text.split('\r\n')).toContain(files[kind]);
    expect(file?.filename).toBe(`${kind}-2026-02-24-2026-03-02.csv`);
  },
);

/** A line of each report's file: one call came in and one was placed. */
const files: Record<ReportKind, string> = {
  summary: 'now,1,1,0,0,1,0,60,45',
  timeday: '2026-03-01,1,0,1,0',
  missed: '2026-03-01,1,0,0',
  duration: '31-60,1,100',
  source: 'google,1,1,0,1,0,0,60',
  numbers: 'Website,1,1,1,0,0,60,12.50 AUD',
  accounts: 'Quay Dental,1,1,1,0,0,60,12.50 AUD',
  areas: 'Perth,1,1,1,0,0,60,12.50 AUD',
  tags: 'New patient,1,1,1,0,0,60,12.50 AUD',
  ivr: 'Sales,1,1,1,0,0,60',
  web: 'bing / paid,1,1,1,0,0,60,12.50 AUD',
  keywords: 'dentist,1,1,1,0,0,60,12.50 AUD',
  landing: '/implants,1,1,1,0,0,60,12.50 AUD',
  conversion: '/contact,1,1,1,0,0,60,12.50 AUD',
  repeat: '\ufefflabel,total,answered,missed,abandoned,newCallers',
  outbound: 'Robin Marlow,1,1,45,60',
};

const outcomes = [
  { name: 'Answered', colour: 'answered' },
  { name: 'Voicemail', colour: 'primary' },
  { name: 'Missed', colour: 'missed' },
  { name: 'Abandoned', colour: 'abandoned' },
];
const answered = [
  { name: 'Answered', colour: 'answered' },
  { name: 'Unanswered', colour: 'missed' },
];
const chartOf = (kind: string, shape: string, series: object[], label: string, values: number[]) => ({
  shape,
  series,
  rows: [{ label, values }],
  alt: `Chart of ${kind}, 24 February\u2009–\u20092 March 2026; the figures are listed below`,
});
const named = (kind: string, label: string) => chartOf(kind, 'bars', answered, label, [1, 0]);

/** The chart of each report, without what had no calls. */
const charts: Record<ReportKind, object | undefined> = {
  summary: chartOf('summary', 'bars', outcomes, 'This period', [1, 0, 0, 0]),
  timeday: chartOf('timeday', 'columns', outcomes, 'Sun 1 Mar', [1, 0, 0, 0]),
  missed: chartOf('missed', 'columns', answered, 'Sun 1 Mar', [1, 0]),
  duration: chartOf('duration', 'bars', [{ name: 'Calls', colour: 'primary' }], '31–60 s', [1]),
  source: named('source', 'google'),
  numbers: named('numbers', 'Website'),
  accounts: named('accounts', 'Quay Dental'),
  areas: named('areas', 'Perth'),
  tags: named('tags', 'New patient'),
  ivr: named('ivr', '1 (Sales)'),
  web: named('web', 'bing / paid'),
  keywords: named('keywords', 'dentist'),
  landing: named('landing', '/implants'),
  conversion: named('conversion', '/contact'),
  repeat: undefined,
  outbound: named('outbound', 'Robin Marlow'),
};

test('the picture of the chart is part of the mail', async () => {
  await aReport(world.db, account, { name: 'Drawn', nextAt: dueAt, recipients: ['drawn@pier.example'] });
  await send();
  const [mail] = await mailsTo('drawn@pier.example', 1);
  const html = textOf(mail?.raw ?? '', 'text/html');
  expect(html).toContain('<img src="cid:chart@calls.harbour.test" alt="Chart of Drawn, ');
  const picture =
    /Content-Type: image\/png; name=chart\.png[^]*?Content-Id: <chart@calls\.harbour\.test>[^]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/i;
  const [, base64 = ''] = picture.exec(mail?.raw ?? '') ?? [];
  expect(Buffer.from(base64, 'base64').subarray(1, 4).toString()).toBe('PNG');
});

test('a recipient removed before the mail is written gets none', async () => {
  const key = { accountId: account, brand: { title: 'Harbour', base: 'https://calls.harbour.test' } };
  const id = await aReport(world.db, account, { nextAt: dueAt, enabled: true, recipients: ['stays@pier.example'] });
  const composing = {
    ...key,
    db: world.db,
    store: diskFileStore('unused'),
    vaultKey: new Uint8Array(32),
    queuedAt: now,
    now,
  };
  const composed = (to: string) => report.compose(composing, { to, report: id, dueAt: dueAt.toISOString() });
  expect(await composed('stays@pier.example')).toMatchObject({ subject: 'Calls of the day: 2 March 2026' });
  expect(await composed('gone@pier.example')).toBeUndefined();
});
