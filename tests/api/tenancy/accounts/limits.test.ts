import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountLimit } from '#contract/tenancy/accountLimits.contract.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { type LimitName, limitNames } from '#values/accountLimits.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aWorld, type Sample, samplesOf, type World } from '../../../builders/api/aWorld.ts';
import { login } from '../../../builders/api/login.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';

let app: FastifyInstance;
let db: Db;
let world: World;
let samples: Record<EndpointName, Sample>;
let headers: Record<string, string>;
let staff: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anAppWithCalls({ RATE_LIMIT: '100000' }));
  world = await aWorld(db);
  samples = samplesOf(world);
  ({ headers } = await login(app, (await aUser(db, world.account, ['admin', 'users', 'conf', 'super'])).email));
  ({ headers: staff } = await login(app, (await aUser(db, await anAccount(db), ['system'])).email));
});

/** How one more of each is asked for; the number makes its name its own. */
const asked: Partial<Record<LimitName, (at: number) => [EndpointName, Partial<Sample>]>> = {
  numbers: (at) => ['rentNumber', { body: { did: `+6135550123${at}` } }],
  keys: (at) => ['createApiKey', { body: { name: `Key ${at}` } }],
  exporters: (at) => ['createExporter', { body: { name: `Feed ${at}` } }],
  flows: () => ['createFlow', {}],
  reviews: () => ['createFlowReview', {}],
  reports: () => ['saveScheduledReport', { body: { id: undefined, version: undefined } }],
  lists: (at) => ['createSmsList', { body: { name: `List ${at}` } }],
  listRows: (at) => ['addListContacts', { body: { contacts: [{ number: `0412 000 92${at}` }] } }],
  audioFiles: (at) => [
    'addAudioFile',
    { file: { name: `closed ${at}.wav`, bytes: samples.addAudioFile.file?.bytes ?? Buffer.of() } },
  ],
  locations: (at) => ['createLocation', { body: { name: `Shops ${at}` } }],
  branches: (at) => ['createBranch', { body: { code: `NEW${at}` } }],
  cannedReplies: (at) => ['createCannedReply', { body: { name: `Thanks ${at}` } }],
  views: (at) => ['createSavedView', { body: { name: `Mine ${at}` } }],
};

async function askFor(name: LimitName, at: number) {
  const [endpoint, given] = asked[name]?.(at) ?? ['getMe', {}];
  const usual = samples[endpoint];
  const sample = { ...usual, ...given, ...(usual.body && { body: { ...usual.body, ...given.body } }) };
  return ask(app, endpoints[endpoint], sample, headers);
}

const setLimit = (name: LimitName, most: number | null, by = staff) =>
  ask(app, endpoints.setAccountLimit, { params: { account: world.account, name }, body: { most } }, by);

async function limits(): Promise<Record<string, AccountLimit>> {
  const answer = await ask(app, endpoints.listAccountLimits, { params: { account: world.account } }, headers);
  return Object.fromEntries((JSON.parse(answer.body) as AccountLimit[]).map((limit) => [limit.name, limit]));
}

describe.each(Object.keys(asked) as LimitName[])('the limit of %s', (name) => {
  test('lets no more in than it says, however many ask at once', async () => {
    const used = name === 'views' ? 0 : ((await limits())[name]?.used ?? 0);
    await setLimit(name, used + 2);
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => askFor(name, at)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 409, 409, 409, 409,
    ]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ code, info }) => [code, info])).toEqual(
      refused.map(() => ['LIMIT-REACHED', { limit: name, most: used + 2 }]),
    );
    await setLimit(name, used + 3);
    expect((await askFor(name, 6)).status).toBe(200);
    await setLimit(name, null);
  });
});

test('a flow larger than its account may have is neither created nor saved', async () => {
  await setLimit('flowBytes', 20);
  for (const name of ['createFlow', 'saveFlow'] as const)
    expect(await ask(app, endpoints[name], samples[name], headers)).toMatchObject({
      status: 409,
      code: 'LIMIT-REACHED',
    });
  await setLimit('flowBytes', null);
  expect((await ask(app, endpoints.createFlow, samples.createFlow, headers)).status).toBe(200);
});

test('a plan has its limits, staff alone change those of an account, and null returns to the plan’s', async () => {
  expect((await setLimit('keys', 7, headers)).status).toBe(403);
  await setLimit('keys', 7);
  const shown = await limits();
  expect([shown['keys']?.most, shown['keys']?.usual]).toEqual([7, 20]);
  expect(Object.keys(shown)).toEqual([...limitNames]);
  await setLimit('keys', null);
  expect((await limits())['keys']?.most).toBe(20);
});
