import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { beforeAll, expect, test } from 'vitest';
import type { pastCalls } from '#contract/telephony/pastCalls.contract.ts';
import { compile } from '#flows/core/compile.ts';
import { massRun } from '#flows/core/massRun.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { runPastCall } from '../../../../src/flows/shadow/pastCall.ts';
import { aNode } from '../../../builders/api/aFlow.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { login } from '../../../builders/api/login.ts';
import { anAppWithCalls, aPublishedFlow } from '../../carriers/aCarrier.ts';
import { incoming, onwards, webhooksTo } from '../../carriers/aWebhook.ts';

type Page = z.infer<typeof pastCalls.listPastCalls.response>;

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let carrier: ReturnType<typeof webhooksTo>;

beforeAll(async () => {
  world = await anAppWithCalls();
  carrier = webhooksTo(world);
});

const document = {
  schema: 1 as const,
  name: 'Main',
  timezone: 'Australia/Sydney',
  nodes: [
    aNode('start', 'start'),
    aNode('menu', 'menu', { attempts: 1 }),
    aNode('bye', 'hangup'),
    aNode('mail', 'voicemail'),
  ],
  edges: [
    { id: 'e1', from: 'start', exit: 'next', to: 'menu' },
    { id: 'e2', from: 'menu', exit: 'key-1', to: 'bye' },
    { id: 'e3', from: 'menu', exit: 'key-2', to: 'bye' },
    { id: 'e4', from: 'menu', exit: 'noInput', to: 'mail' },
  ],
};

async function anOffice() {
  const account = await anAccount(world.db);
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, document);
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: flow });
  const { headers } = await login(world.app, (await aUser(world.db, account, [])).email);
  const ask = (query: string, of = flow) =>
    world.app.inject({ url: `/v2/routing/${account}/flow/${of}/runs?${query}`, headers });
  return { did, flow, ask, list: async (query = '') => (await ask(query)).json<Page>() };
}

/** A call that presses a key, and hangs up unless it goes on. */
async function calls(did: string, digits: string, ends = true): Promise<void> {
  const form = { ...incoming(`CA${randomUUID()}`, did), From: '+61412345678' };
  const first = await carrier.post('/carrier/voice', form);
  await carrier.post(onwards(first.body), { ...form, CallStatus: 'in-progress', Digits: digits });
  if (ends) await carrier.post('/carrier/voice/status', { ...form, CallStatus: 'completed', CallDuration: '9' });
}

test('the calls that a flow answered can be run again, newest first and without those in progress', async () => {
  const { did, list } = await anOffice();
  await calls(did, '1');
  await calls(did, '', false);
  await calls(did, '7');
  const { calls: found, next } = await list();
  const runs = massRun(compile(document, nodeTypes));
  const endings = found.map(({ uuid, run }) => runPastCall(runs, { uuid, ...run }).ending);
  expect(endings).toEqual([
    { step: 'mail', outcome: 'voicemail' },
    { step: 'bye', outcome: 'hungUp' },
  ]);
  expect(found.map(({ version, others }) => [version, others])).toEqual([
    [1, []],
    [1, []],
  ]);
  expect(next).toBe(null);
});

test('pages follow one another without a gap or a repetition', async () => {
  const { did, list } = await anOffice();
  for (const digits of ['1', '2', '1', '2', '1']) await calls(did, digits);
  const whole = (await list()).calls.map(({ uuid }) => uuid);
  const paged: string[] = [];
  let before: number | null = null;
  do {
    const page: Page = await list(`length=2${before === null ? '' : `&before=${before}`}`);
    paged.push(...page.calls.map(({ uuid }) => uuid));
    before = page.next;
  } while (before !== null);
  expect(whole).toHaveLength(5);
  expect(paged).toEqual(whole);
});

test('the calls of a flow of another account are not found', async () => {
  const { did, flow: foreign } = await anOffice();
  await calls(did, '1');
  const { ask, list } = await anOffice();
  expect([(await ask('', foreign)).statusCode, await list()]).toEqual([404, { calls: [], next: null }]);
});
