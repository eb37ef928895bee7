import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { WebModels } from '#contract/reporting/webModels.ts';
import type { TouchRule } from '#values/website.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp, type TestApp } from '../../../builders/api/anApp.ts';
import { aVisit, aWebsite } from '../../../builders/api/aWebsite.ts';
import { login } from '../../../builders/api/login.ts';

const now = new Date('2026-11-20T02:00:00Z');
const dayMs = 86_400_000;

let world: TestApp;

beforeAll(async () => {
  world = await anApp({ now: () => now });
});

/** A visit as `source / medium` and the rule that told it, so many days before the call. */
type Step = [origin: string, rule: TouchRule, daysBefore: number];

async function anAccountWithWebsite() {
  const account = await anAccount(world.db);
  const { headers } = await login(world.app, (await aUser(world.db, account)).email);
  const websiteId = randomUUID();
  await aWebsite(world.db, account, { id: websiteId, windowDays: 30 });
  const calledAt = new Date(now.getTime() - dayMs);
  return {
    account,
    report: async () => {
      const url = `/v2/reports/webModels?account=${account}&datefrom=2026-11-01&dateto=2026-11-20&timezone=UTC`;
      return (await world.app.inject({ url, headers })).json<WebModels>();
    },
    /** A call after these visits; it has the source of the last one that is no direct visit. */
    callAfter: async (...steps: Step[]) => {
      const visitorId = randomUUID();
      for (const [origin, rule, daysBefore] of steps) {
        const [source = '', medium = ''] = origin.split(' / ');
        const startedAt = new Date(calledAt.getTime() - daysBefore * dayMs);
        await aVisit(world.db, account, { websiteId, visitorId, source, medium, rule, startedAt });
      }
      const [source = '', medium = ''] =
        (steps.findLast(([, rule]) => rule !== 'direct') ?? steps[0])?.[0].split(' / ') ?? [];
      await aCall(world.db, account, {
        at: calledAt.toISOString(),
        webSource: source,
        webMedium: medium,
        webVisitor: visitorId,
        webConfidence: 0.9,
      });
    },
    call: (given: Parameters<typeof aCall>[2]) => aCall(world.db, account, { at: calledAt.toISOString(), ...given }),
  };
}

const ad: Step = ['google / paid', 'click-id', 9];
const post: Step = ['facebook / social', 'referrer', 5];
const bookmark: Step = ['direct / none', 'direct', 1];

test('each model shares the calls of a journey in its own way', async () => {
  const { callAfter, report } = await anAccountWithWebsite();
  await callAfter(ad, post, bookmark);
  await callAfter(ad, post, bookmark);
  await callAfter(ad);
  expect((await report()).rows).toEqual([
    { source: 'google', medium: 'paid', first: 3, last: 1, lastNonDirect: 1, linear: 1.667, firstAndLast: 2 },
    { source: 'direct', medium: 'none', first: 0, last: 2, lastNonDirect: 0, linear: 0.667, firstAndLast: 1 },
    { source: 'facebook', medium: 'social', first: 0, last: 0, lastNonDirect: 2, linear: 0.667, firstAndLast: 0 },
  ]);
});

test('visits outside the window of the website, after the call, of others and within the site count nothing', async () => {
  const { callAfter, report } = await anAccountWithWebsite();
  await callAfter(['bing / paid', 'click-id', 31], post, ['direct / none', 'internal', 1]);
  await callAfter(post, ['google / organic', 'referrer', -1]);
  const rows = (await report()).rows.map(({ source, first, last, linear }) => [source, first, last, linear]);
  expect(rows).toEqual([['facebook', 2, 2, 2]]);
});

test('calls without a known visitor have their source alone, and it is said how many have none or a doubtful one', async () => {
  const { call, report } = await anAccountWithWebsite();
  await call({ webSource: 'google', webMedium: 'organic' });
  await call({ webSource: 'google', webMedium: 'organic', webConfidence: 0.4, webVisitor: randomUUID() });
  await call({});
  await call({ test: true });
  const all = { first: 2, last: 2, lastNonDirect: 2, linear: 2, firstAndLast: 2 };
  expect(await report()).toMatchObject({
    calls: 3,
    unattributed: 1,
    unsure: 1,
    rows: [{ source: 'google', medium: 'organic', ...all }],
  });
});
