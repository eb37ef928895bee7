import { beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { GroupRow, TimeDayRow } from '#contract/reporting/reports.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aCall, type GivenCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date('2026-04-08T02:00:00Z') }));
});

async function ask<Answer>(calls: GivenCall[], path: string): Promise<Answer> {
  const account = await anAccount(db);
  for (const call of calls) await aCall(db, account, call);
  const { headers } = await login(app, (await aUser(db, account)).email);
  const answer = await app.inject({ url: `/v2/reports/${path}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as Answer;
}

interface TimeAndDay {
  rows: TimeDayRow[];
  heat: { weekday: number; hour: number; total: number; answer: number }[];
}

const zone = 'timezone=Australia/Melbourne';
// Melbourne, 5 April 2026: the clocks go back from 3:00 to 2:00, so the hour from 2 to 3 occurs twice.
const calls: GivenCall[] = [
  { at: '2026-04-04T12:59:00Z', status: 'missed' }, // 4th, 23:59
  { at: '2026-04-04T15:30:00Z', status: 'answered', firstTime: false }, // 5th, 2:30 for the first time
  { at: '2026-04-04T16:30:00Z', status: 'abandoned' }, // 5th, 2:30 for the second time
  { at: '2026-04-05T13:59:00Z', status: 'answered' }, // 5th, 23:59
];

describe('the time and day report', () => {
  test('counts by local day, including days without calls', async () => {
    const { rows } = await ask<TimeAndDay>(calls, `timeday2/?datefrom=2026-04-04&dateto=2026-04-06&${zone}`);
    expect(rows).toEqual([
      { label: '2026-04-04', answer: 0, missed: 1, voicemail: 0, abandoned: 0, first: 1, returning: 0 },
      { label: '2026-04-05', answer: 2, missed: 0, voicemail: 0, abandoned: 1, first: 2, returning: 1 },
      { label: '2026-04-06', answer: 0, missed: 0, voicemail: 0, abandoned: 0, first: 0, returning: 0 },
    ]);
  });

  test('counts by local hour', async () => {
    const query = `timeday2/?datefrom=2026-04-04&dateto=2026-04-06&dateview=hours&${zone}`;
    const { rows } = await ask<TimeAndDay>(calls, query);
    expect(rows.map(({ label }) => label)).toEqual(Array.from({ length: 24 }, (_, hour) => String(hour)));
    expect(rows.filter(({ first, returning }) => first + returning > 0)).toEqual([
      { label: '2', answer: 1, missed: 0, voicemail: 0, abandoned: 1, first: 1, returning: 1 },
      { label: '23', answer: 1, missed: 1, voicemail: 0, abandoned: 0, first: 2, returning: 0 },
    ]);
  });

  test('counts by weekday, Monday first, and fills the heat map', async () => {
    const query = `timeday2/?datefrom=2026-04-04&dateto=2026-04-06&dateview=weekdays&${zone}`;
    const { rows, heat } = await ask<TimeAndDay>(calls, query);
    expect(rows.map(({ label, first, returning }) => [label, first + returning])).toEqual(
      [0, 0, 0, 0, 0, 1, 3].map((total, index) => [String(index + 1), total]),
    );
    expect(heat).toHaveLength(168);
    expect(heat.filter(({ total }) => total > 0)).toEqual([
      { weekday: 6, hour: 23, total: 1, answer: 0 },
      { weekday: 7, hour: 2, total: 2, answer: 1 },
      { weekday: 7, hour: 23, total: 1, answer: 1 },
    ]);
  });

  test('counts by month, including months without calls', async () => {
    const query = `timeday2/?datefrom=2026-02-10&dateto=2026-04-08&dateview=months&${zone}`;
    const { rows } = await ask<TimeAndDay>(calls, query);
    expect(rows.map(({ label, first, returning }) => [label, first + returning])).toEqual([
      ['2026-02', 0],
      ['2026-03', 0],
      ['2026-04', 4],
    ]);
  });

  test('covers the last seven local days by default', async () => {
    const { rows } = await ask<TimeAndDay>([], `timeday2/?${zone}`);
    expect(rows.map(({ label }) => label)).toEqual(
      ['02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-04-${day}`),
    );
  });

  test('accepts the filters of the log', async () => {
    const query = `timeday2/?datefrom=2026-04-04&dateto=2026-04-05&status=answered&${zone}`;
    const { rows } = await ask<TimeAndDay>(calls, query);
    expect(rows.map(({ answer, missed, abandoned }) => [answer, missed, abandoned])).toEqual([
      [0, 0, 0],
      [2, 0, 0],
    ]);
  });
});

test('the summary compares with the same number of days before', async () => {
  const given: GivenCall[] = [
    { at: '2026-04-05T00:00:00Z', duration: 30, status: 'answered' },
    { at: '2026-04-06T00:00:00Z', duration: 91, status: 'missed', firstTime: false },
    { at: '2026-04-03T00:00:00Z', duration: 10, status: 'abandoned' },
    { at: '2026-04-02T00:00:00Z', duration: 99, status: 'answered' },
  ];
  expect(await ask(given, 'summary2/?datefrom=2026-04-05&dateto=2026-04-06')).toEqual({
    countedAt: '2026-04-08T02:00:00.000Z',
    now: {
      total: 2,
      answer: 1,
      missed: 1,
      voicemail: 0,
      abandoned: 0,
      first: 1,
      returning: 1,
      avgDuration: 60.5,
      avgTalk: 45,
    },
    before: {
      total: 1,
      answer: 0,
      missed: 0,
      voicemail: 0,
      abandoned: 1,
      first: 1,
      returning: 0,
      avgDuration: 10,
      avgTalk: 0,
    },
  });
});

test('the top ten has ten rows, and compares them whatever was most frequent earlier', async () => {
  const calls = Array.from({ length: 12 }, (_, at): GivenCall => {
    const area = `Area ${String(at).padStart(2, '0')}`;
    return { at: `2026-04-0${at < 10 ? 5 : 2}T01:00:00Z`, area };
  });
  const [now, earlier] = [
    { at: '2026-04-05T02:00:00Z', area: 'Area 11' },
    { at: '2026-04-02T02:00:00Z', area: 'Area 00' },
  ];
  const query = 'groupList/area?datefrom=2026-04-04&dateto=2026-04-06&compare=previous';
  const { rows, before } = await ask<{ rows: GroupRow[]; before: { rows: GroupRow[] } }>(
    [...calls, now, earlier],
    query,
  );
  expect(rows.map(({ name, total }) => `${name}: ${total}`)).toEqual(
    ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09'].map((area) => `Area ${area}: 1`),
  );
  expect(before.rows.map(({ name, total }) => `${name}: ${total}`)).toEqual(['Area 00: 1']);
});

test('a number is called by its name of today, and one that is gone by a name that its calls had', async () => {
  const account = await anAccount(db);
  const { did } = await aNumber(db, account, { name: 'Front page' });
  await aCall(db, account, { at: '2026-04-05T01:00:00Z', trackingNumber: did, trackingName: 'Website' });
  await aCall(db, account, { at: '2026-04-05T02:00:00Z', trackingNumber: did, trackingName: 'Website' });
  await aCall(db, account, { at: '2026-04-05T03:00:00Z', trackingNumber: '+61390009876', trackingName: 'Old flyer' });
  const { headers } = await login(app, (await aUser(db, account)).email);
  const url = '/v2/reports/groupList/number?datefrom=2026-04-05&dateto=2026-04-05';
  const { rows } = (await app.inject({ url, headers })).json() as { rows: GroupRow[] };
  expect(rows.map(({ name, total }) => [name, total])).toEqual([
    ['Front page', 2],
    ['Old flyer', 1],
  ]);
});
