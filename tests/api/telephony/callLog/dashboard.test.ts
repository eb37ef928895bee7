import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Callback } from '#contract/telephony/dashboard.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { integrations } from '../../../../server/kernel/db/schema/integrations.ts';
import { aCall, type GivenCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aWebhook } from '../../../builders/api/anIntegration.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { aWebsite } from '../../../builders/api/aWebsite.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

// Wednesday, 8 April 2026, 12:00 in Melbourne.
beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date('2026-04-08T02:00:00Z') }));
});

const zone = 'timezone=Australia/Melbourne';
const today = `datefrom=2026-04-08&dateto=2026-04-08&${zone}`;

async function readerOf(account: number) {
  const { headers } = await login(app, (await aUser(db, account)).email);
  return async <Answer>(url: string, body?: object): Promise<Answer> => {
    const answer = await app.inject({ url, headers, ...(body && { method: 'POST' as const, payload: body }) });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json() as Answer;
  };
}

async function ask<Answer>(calls: GivenCall[], url: string): Promise<Answer> {
  const account = await anAccount(db);
  for (const call of calls) await aCall(db, account, call);
  return (await readerOf(account))<Answer>(url);
}

describe('today against the same weekday', () => {
  const calls: GivenCall[] = [
    { at: '2026-04-07T23:00:00Z', talkTime: 40 }, // today, 9:00
    { at: '2026-04-08T01:00:00Z', talkTime: 20 }, // today, 11:00
    { at: '2026-04-01T00:30:00Z', status: 'missed' }, // Wednesday last week, 11:30, before the clocks went back
    { at: '2026-04-01T06:00:00Z' }, // Wednesday last week, 17:00
    { at: '2026-04-06T23:00:00Z' }, // yesterday
    { at: '2026-03-25T06:00:00Z' }, // Wednesday two weeks ago, 17:00
  ];
  const counts = (answer: Record<'now' | 'before', { total: number; avgTalk: number }>) => [
    answer.now.total,
    answer.now.avgTalk,
    answer.before.total,
  ];

  test('counts up to the same time of day a week ago', async () => {
    expect(counts(await ask(calls, `/v2/reports/summary2/?${today}&compare=weekday`))).toEqual([2, 30, 1]);
  });

  test('counts whole days when the range ends in the past', async () => {
    const week = `datefrom=2026-04-01&dateto=2026-04-07&${zone}&compare=weekday`;
    expect(counts(await ask(calls, `/v2/reports/summary2/?${week}`))).toEqual([3, 45, 1]);
  });
});

test('ranks sources by their calls', async () => {
  const calls: GivenCall[] = [
    { at: '2026-04-07T23:00:00Z', trackingSource: 'flyer', duration: 30 },
    { at: '2026-04-07T23:10:00Z', trackingSource: 'google', status: 'missed', firstTime: false, duration: 10 },
    { at: '2026-04-07T23:20:00Z', trackingSource: 'google', duration: 50 },
  ];
  expect(await ask(calls, `/v2/reports/source?${today}`)).toMatchObject({
    rows: [
      {
        source: 'google',
        total: 2,
        answer: 1,
        missed: 1,
        voicemail: 0,
        abandoned: 0,
        first: 1,
        returning: 1,
        avgDuration: 30,
      },
      {
        source: 'flyer',
        total: 1,
        answer: 1,
        missed: 0,
        voicemail: 0,
        abandoned: 0,
        first: 1,
        returning: 0,
        avgDuration: 30,
      },
    ],
  });
});

describe('callers to call back', () => {
  const waiting = async (calls: GivenCall[]) => {
    const { total, data } = await ask<{ total: number; data: Callback[] }>(calls, `/v2/reports/callbacks?${today}`);
    return [total, ...data.map(({ call, tries }) => [call.caller, call.status, tries])];
  };
  const one = '+61370104410';
  const other = '+61370104411';

  test('are those whose latest call was not answered, newest first, with the number of attempts', async () => {
    const calls: GivenCall[] = [
      { at: '2026-04-07T22:00:00Z', caller: one, status: 'missed' },
      { at: '2026-04-07T22:30:00Z', caller: one, status: 'voicemail' },
      { at: '2026-04-07T23:00:00Z', caller: other, status: 'abandoned' },
    ];
    expect(await waiting(calls)).toEqual([2, [other, 'abandoned', 1], [one, 'voicemail', 2]]);
  });

  test('exclude those who got through later, withheld their number or are blocked', async () => {
    const calls: GivenCall[] = [
      { at: '2026-04-07T22:00:00Z', caller: one, status: 'missed' },
      { at: '2026-04-07T22:30:00Z', caller: one, status: 'answered' },
      { at: '2026-04-07T23:00:00Z', caller: null, status: 'missed' },
      { at: '2026-04-07T23:10:00Z', caller: other, status: 'missed', blocked: true },
      { at: '2026-03-20T23:10:00Z', caller: other, status: 'missed' },
    ];
    expect(await waiting(calls)).toEqual([0]);
  });
});

test('detects completed setup steps from the data', async () => {
  const account = await anAccount(db);
  const read = await readerOf(account);
  const steps = () => read<Record<string, unknown>>('/v2/user/me/onboarding');
  const todo = {
    number: false,
    flow: false,
    call: false,
    snippet: false,
    user: false,
    integration: false,
    branding: false,
  };
  const nothing = { ...todo, nextNumber: null };
  expect(await steps()).toEqual(nothing);

  const spare = await aNumber(db, account, { createdAt: new Date('2026-01-01T00:00:00Z') });
  expect(await steps()).toEqual({ ...nothing, number: true, nextNumber: spare.id });

  const webhook = await aWebhook(db, account);
  expect(await steps()).toMatchObject({ integration: true });
  await db.delete(integrations).where(eq(integrations.id, webhook));

  const flow = await aFlow(db, account);
  const answered = await aNumber(db, account, { action: 'flow', actionId: flow });
  expect(await steps()).toEqual({ ...nothing, number: true, flow: true, nextNumber: spare.id });
  expect(answered.id).not.toBe(spare.id);

  await aCall(db, account);
  await aUser(db, account, [], { status: 'invited' });
  await aWebsite(db, account);
  const done = { ...nothing, number: true, flow: true, call: true, user: true, nextNumber: spare.id };
  expect(await steps()).toEqual(done);
  await aWebsite(db, account, { seenAt: new Date() });
  expect(await steps()).toEqual({ ...done, snippet: true });
});

test('preferences belong to one user, and a partial update keeps the rest', async () => {
  const account = await anAccount(db);
  const [mine, theirs] = [await readerOf(account), await readerOf(account)];
  const path = '/v2/user/me/preferences';
  expect(await mine(path)).toEqual({});
  await mine(path, { preferences: { onboardingDismissed: true } });
  const both = { onboardingDismissed: true, dashboardOrder: ['latest', 'days'] };
  expect(await mine(path, { preferences: { dashboardOrder: ['latest', 'days'] } })).toEqual(both);
  expect(await mine(path)).toEqual(both);
  expect(await theirs(path)).toEqual({});
});
