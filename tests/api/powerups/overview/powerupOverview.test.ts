import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { PowerupOverview } from '#contract/powerups/powerupOverview.contract.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { aFollowUp } from '../../../builders/api/aFollowUp.ts';
import { anApp, type TestApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aSmartTag } from '../../../builders/api/aSmartTag.ts';
import { login } from '../../../builders/api/login.ts';
import { someSales } from '../../../builders/api/someSales.ts';

const now = new Date('2026-03-20T00:00:00Z');
let world: TestApp;
let account: number;
let overview: () => Promise<PowerupOverview>;
beforeAll(async () => {
  world = await anApp({ now: () => now });
  account = await anAccount(world.db);
  const { headers } = await login(world.app, (await aUser(world.db, account, ['admin', 'conf'])).email);
  overview = async () =>
    JSON.parse((await ask(world.app, endpoints.getPowerupOverview, {}, headers)).body) as PowerupOverview;
});

test('an account that set nothing up sees that', async () => {
  const nothing = { on: 0, total: 0, changedBy: null, changedAt: null };
  expect(await overview()).toEqual({
    smartTags: { ...nothing, tagged: 0, good: 0 },
    followUps: { ...nothing, sent: 0, answered: 0 },
    sales: { ...nothing, sold: 0, matched: 0 },
  });
});

test('what is set up is counted with what it did in 30 days, and who changed it last', async () => {
  const { db } = world;
  await aSmartTag(db, account, { name: 'Hot', enabled: true });
  await aSmartTag(db, account, {
    name: 'Cold',
    enabled: false,
    since: new Date('2026-03-02T00:00:00Z'),
    createdBy: 'bo@example.test',
  });
  await aSmartTag(db, account, { name: 'Gone', until: now });
  await aFollowUp(db, account);
  await someSales(db, account);
  await aCall(db, account, { tags: ['Hot', 'VIP'], score: 69 });
  await aCall(db, account, { tags: ['VIP'], score: 70 });
  await aCall(db, account, { tags: ['Hot'], score: 90, test: true });
  await aCall(db, account, { tags: ['Hot'], score: 90, at: '2026-02-17T00:00:00Z' });
  await aCall(db, await anAccount(db), { tags: ['Hot'], score: 90 });
  expect(await overview()).toEqual({
    smartTags: {
      on: 1,
      total: 2,
      changedBy: 'bo@example.test',
      changedAt: '2026-03-02T00:00:00.000Z',
      tagged: 1,
      good: 1,
    },
    followUps: {
      on: 1,
      total: 1,
      changedBy: 'ann@example.test',
      changedAt: '2026-03-01T00:00:00.000Z',
      sent: 0,
      answered: 0,
    },
    sales: {
      on: 1,
      total: 1,
      changedBy: expect.any(String),
      changedAt: '2026-03-05T00:00:00.000Z',
      sold: 1,
      matched: 0,
    },
  });
});

test('who changes a follow-up is who changed it last', async () => {
  const other = await anAccount(world.db);
  const { uuid } = await aFollowUp(world.db, other);
  const { email } = await aUser(world.db, other, ['admin', 'conf']);
  const { headers } = await login(world.app, email);
  const body = {
    version: 1,
    name: 'Missed',
    content: 'Sorry that we missed you.',
    conditions: [{ kind: 'callerType', is: 'new' }],
  };
  const changed = await ask(world.app, endpoints.changeFollowUp, { params: { uuid }, body: body as never }, headers);
  expect(changed.status).toBe(200);
  const answer = await ask(world.app, endpoints.getPowerupOverview, {}, headers);
  const { followUps } = JSON.parse(answer.body) as PowerupOverview;
  expect([followUps.changedBy, followUps.changedAt]).toEqual([email, now.toISOString()]);
});
