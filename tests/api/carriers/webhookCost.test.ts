import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseTwiml } from '../../../server/carriers/local/parseTwiml.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { eachStatement, type Statement } from '../../builders/api/eachStatement.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from './aCarrier.ts';
import { incoming, onwards, webhooksTo } from './aWebhook.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let did: string;
let inTurns: string;

beforeAll(async () => {
  world = await anAppWithCalls();
  did = await aFlowWith({});
  inTurns = await aFlowWith({ type: 'roundRobin', settings: { targets, timeout: 20, rounds: 1 } });
});

const target = (id: string, number: string) => ({ id, label: id, number, weight: 1 });
const targets = [target('a', '+61398765401'), target('b', '+61398765402')];

/** A number whose flow rings two targets, by a step that may differ from the usual one. */
async function aFlowWith(step: { type?: string; settings?: object }): Promise<string> {
  const account = await anAccount(world.db);
  const id = randomUUID();
  const flow = aCallFlow({ targets });
  const nodes = flow.nodes.map((node) => (node.id === 'ring' ? { ...node, ...step } : node));
  await aPublishedFlow(world.db, account, id, { ...flow, nodes } as typeof flow);
  return (await aNumber(world.db, account, { action: 'flow', actionId: id })).did;
}

/** Tells what a webhook asks from what jobs ask meanwhile. */
const webhook = new AsyncLocalStorage<true>();

/** What it sends to the database: every statement is a round trip. Jobs and live streams are not webhooks'. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  await eachStatement(
    (statement) => {
      if (webhook.getStore() && !/\bjobs\.|pg_notify/.test(statement.text)) sent.push(statement);
    },
    () => webhook.run(true, work),
  );
  return sent;
}

function expectAtMost(most: number, statements: Statement[]): void {
  expect(statements.length, statements.map(({ text }) => text.slice(0, 80)).join('\n')).toBeLessThanOrEqual(most);
  const unnamed = statements.filter(({ text, name }) => name === undefined && !/^(begin|commit)/.test(text));
  expect(unnamed, 'every statement is prepared').toEqual([]);
}

/** A call that has been through the webhooks of its kind once, so that its flow is compiled. */
async function aWarmCall(to = did) {
  const sid = randomUUID();
  const { post, ringing } = webhooksTo(world);
  return { sid, post, ...(await ringing(sid, to)) };
}

describe('a webhook takes', () => {
  test('three statements to accept a call', async () => {
    const { post } = await aWarmCall();
    const sid = randomUUID();
    expectAtMost(3, await statementsOf(() => post('/carrier/voice', incoming(sid, did))));
  });

  test('one round trip for each status of a leg', async () => {
    const { post, nouns } = await aWarmCall();
    for (const CallStatus of ['initiated', 'ringing', 'in-progress', 'completed']) {
      const leg = { CallSid: randomUUID(), CallStatus, CallDuration: '9' };
      expectAtMost(1, await statementsOf(() => post(nouns[0]?.attributes['statusCallback'] ?? '', leg)));
    }
  });

  test('one round trip for each document of a whisper', async () => {
    const { sid, post, nouns } = await aWarmCall();
    const leg = { CallSid: `${sid}-leg`, ParentCallSid: sid, CallStatus: 'in-progress' };
    let document = '';
    const started = async () => {
      document = (await post(nouns[0]?.attributes['url'] ?? '', leg)).body;
    };
    expectAtMost(1, await statementsOf(started));
    expectAtMost(1, await statementsOf(() => post(onwards(document), leg)));
  });

  test('at most three statements for the action of a menu or a dial', async () => {
    await aWarmCall();
    const sid = randomUUID();
    const { post } = webhooksTo(world);
    const form = { ...incoming(sid, did), CallStatus: 'in-progress' };
    let { body } = await post('/carrier/voice', incoming(sid, did));
    const results = [{}, { Digits: '1' }, { DialCallStatus: 'no-answer', DialCallSid: `${sid}-leg` }];
    for (const result of results) {
      const act = async () => {
        ({ body } = await post(onwards(body), { ...form, ...result }));
      };
      expectAtMost(3, await statementsOf(act));
    }
    expect(parseTwiml(body).some(({ name }) => name === 'Record')).toBe(true);
  });

  test('a transaction of five statements for an action that takes a turn', async () => {
    const { post } = await aWarmCall(inTurns);
    const sid = randomUUID();
    const form = { ...incoming(sid, inTurns), CallStatus: 'in-progress' };
    const consent = await post('/carrier/voice', incoming(sid, inTurns));
    const menu = await post(onwards(consent.body), form);
    const sent = await statementsOf(() => post(onwards(menu.body), { ...form, Digits: '1' }));
    expect(sent.map(({ text }) => text.slice(0, 6))).toEqual(['begin', 'select', 'insert', 'with "', 'commit']);
  });
});

test('a webhook that another node continues takes at most three statements', async () => {
  const { app: other } = await anApp({ environment: { ...world.environment }, telephony: true, db: world.db });
  const there = webhooksTo({ ...world, app: other });
  const { sid, nouns, action, form } = await aWarmCall();
  await there.ringing(randomUUID(), did);
  const status = nouns[0]?.attributes['statusCallback'] ?? '';
  const leg = { CallSid: `${sid}-leg`, CallStatus: 'ringing' };
  expectAtMost(2, await statementsOf(() => there.post(status, leg)));
  const { post } = webhooksTo(world);
  expectAtMost(3, await statementsOf(() => post(status, { ...leg, CallStatus: 'no-answer' })));
  const missed = { ...form, DialCallStatus: 'no-answer', DialCallSid: `${sid}-leg` };
  expectAtMost(3, await statementsOf(() => there.post(action, missed)));
});

// The last one, because the job that it queues asks the database too.
test('a webhook takes a transaction of three statements for the action of a dial with its recording, of which one queues a job', async () => {
  const { sid, post, form, action } = await aWarmCall();
  const dialed = {
    DialCallStatus: 'completed',
    DialCallSid: `${sid}-leg`,
    DialCallDuration: '9',
    DialBridged: 'true',
  };
  const RecordingUrl = 'https://api.twilio.com/2010-04-01/Accounts/AC1/Recordings/RE1';
  const sent = await statementsOf(() => post(action, { ...form, ...dialed, RecordingUrl }));
  expectAtMost(4, sent);
  expect(sent.map(({ text }) => text.slice(0, 6))).toEqual(['begin', 'with "', 'insert', 'commit']);
});
