import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FlowDocument } from '#values/flow/document.ts';
import { parseTwiml } from '../../../server/carriers/local/parseTwiml.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { aNode } from '../../builders/api/aFlow.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { aGreetedFlow, anAppWithCalls, aPublishedFlow } from './aCarrier.ts';
import { type Form, incoming, onwards, webhooksTo } from './aWebhook.ts';

const now = () => new Date('2026-03-04T01:00:00Z');

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let did: string;
let post: ReturnType<typeof webhooksTo>['post'];
let rowOf: ReturnType<typeof webhooksTo>['rowOf'];

beforeAll(async () => {
  world = await anAppWithCalls({}, { now });
  ({ post, rowOf } = webhooksTo(world));
  account = await anAccount(world.db);
  did = await aNumberOf(aGreetedFlow());
});

async function aNumberOf(flow: FlowDocument): Promise<string> {
  const id = randomUUID();
  await aPublishedFlow(world.db, account, id, flow);
  return (await aNumber(world.db, account, { action: 'flow', actionId: id })).did;
}

/** A flow in which something stands between the speech and the dial. */
function aFlowWith(node: FlowDocument['nodes'][number], exit = 'next'): FlowDocument {
  const flow = aGreetedFlow();
  const edges = flow.edges.map((edge) => (edge.from === 'tag' ? { ...edge, to: node.id } : edge));
  return {
    ...flow,
    nodes: [...flow.nodes, node],
    edges: [...edges, { id: 'between', from: node.id, exit, to: 'ring' }],
  };
}

/** A new call, its first document, and the webhooks that its leg and its end bring. */
async function aCall(to = did, sid: string = randomUUID(), from: Form = {}) {
  const arrival = { ...incoming(sid, to), ...from };
  const { body } = await post('/carrier/voice', arrival);
  const verbs = parseTwiml(body);
  const [noun] = verbs.find(({ name }) => name === 'Dial')?.children ?? [];
  const form = { ...arrival, CallStatus: 'in-progress' };
  const leg = (CallStatus: string, more: Form = {}) =>
    [
      noun?.attributes['statusCallback'] ?? '',
      { CallSid: `${sid}-leg`, ParentCallSid: sid, CallStatus, ...more },
    ] as const;
  const end = ['/carrier/voice/status', { ...form, CallStatus: 'completed', CallDuration: '9' }] as const;
  return { sid, body, verbs: verbs.map(({ name }) => name), noun, form, leg, end };
}

async function seen(sid: string) {
  const row = await rowOf(sid);
  if (!row) throw new Error('the call was not taken');
  const { status, state, target, tags, score, route, talkTime } = row;
  return { status, state, target, tags, score, talkTime, steps: route.map(({ nodeId, exit }) => [nodeId, exit]) };
}

const leftInSpeech = { status: 2, state: 2, target: null, tags: [], score: 0, talkTime: 0, steps: [['start', null]] };
const inDial = {
  tags: ['Sales'],
  score: 10,
  steps: [
    ['start', 'next'],
    ['tag', 'next'],
    ['ring', null],
  ],
};

test('a speech and the dial that follows are one document', async () => {
  const { body, verbs, sid } = await aCall();
  expect(verbs).toEqual(['Say', 'Dial']);
  const again = await aCall(did, sid);
  expect(again.body).toBe(body);
});

describe('a caller', () => {
  test('who leaves during the speech left there', async () => {
    const { sid, end } = await aCall();
    await post(...end);
    expect(await seen(sid)).toEqual(leftInSpeech);
  });

  test('is in the dial as soon as it rings', async () => {
    const { sid, leg } = await aCall();
    expect(await seen(sid)).toMatchObject({ tags: [], steps: [['start', null]] });
    await post(...leg('initiated'));
    expect(await seen(sid)).toMatchObject({ state: 0, target: 'Reception', ...inDial });
  });

  test('who leaves while it rings left there, whatever comes first', async () => {
    const told = await aCall();
    await post(...told.leg('initiated'));
    await post(...told.end);
    const late = await aCall();
    await post(...late.end);
    await post(...late.leg('initiated'));
    expect(await seen(late.sid)).toEqual(await seen(told.sid));
    expect(await seen(late.sid)).toMatchObject({ status: 2, target: 'Reception', ...inDial });
  });

  test('goes on after a dial of which only the result is heard', async () => {
    const { sid, form, body } = await aCall();
    const after = await post(onwards(body), { ...form, DialCallStatus: 'no-answer', DialCallSid: `${sid}-leg` });
    expect(after.body).toContain('<Record');
    expect(await seen(sid)).toMatchObject({
      steps: [...inDial.steps.slice(0, 2), ['ring', 'unanswered'], ['box', null]],
    });
  });

  test('is connected after a whisper that is the first word of the dial', async () => {
    const { sid, form, body, noun, end } = await aCall();
    const leg = { CallSid: `${sid}-leg`, ParentCallSid: sid, CallStatus: 'in-progress' };
    const whisper = await post(noun?.attributes['url'] ?? '', leg);
    expect(whisper.body).toContain('A sales call.');
    await post(onwards(whisper.body), leg);
    const result = {
      DialCallStatus: 'completed',
      DialCallSid: leg.CallSid,
      DialCallDuration: '7',
      DialBridged: 'true',
    };
    await post(onwards(body), { ...form, ...result });
    await post(...end);
    expect(await seen(sid)).toMatchObject({ status: 0, target: 'Reception', talkTime: 7, ...inDial });
  });

  test('of another process is in the dial too', async () => {
    const { app } = await anApp({ environment: { ...world.environment }, telephony: true, db: world.db, now });
    const { sid, leg, body, form } = await aCall();
    await webhooksTo({ ...world, app }).post(...leg('ringing'));
    const result = { ...form, DialCallStatus: 'busy', DialCallSid: `${sid}-leg` };
    expect((await post(onwards(body), result)).body).toContain('<Record');
    expect(await seen(sid)).toMatchObject({ target: 'Reception', tags: ['Sales'] });
  });
});

test('the webhooks of a call give the same row in any order', async () => {
  const kinds = ['initiated', 'ringing', 'in-progress', 'completed', 'end', 'action'] as const;
  const silent = await aNumberOf(aGreetedFlow({ whisper: null }));
  const rows = new Set<string>();
  const order = fc.shuffledSubarray([...kinds], { minLength: kinds.length });
  await fc.assert(
    fc.asyncProperty(order, async (order) => {
      const { sid, leg, end, body, form } = await aCall(silent);
      const result = {
        DialCallStatus: 'completed',
        DialCallSid: `${sid}-leg`,
        DialCallDuration: '7',
        DialBridged: 'true',
      };
      const ended = { ...form, CallStatus: 'completed', ...result };
      for (const kind of order)
        if (kind === 'end') await post(...end);
        else if (kind === 'action') await post(onwards(body), ended);
        else await post(...leg(kind, { CallDuration: '7' }));
      rows.add(JSON.stringify(await seen(sid)));
    }),
    { numRuns: 40 },
  );
  const [row = '{}', ...others] = rows;
  expect(others).toEqual([]);
  expect(JSON.parse(row)).toMatchObject({ status: 0, state: 2, target: 'Reception', talkTime: 7, tags: ['Sales'] });
});

describe('between the speech and the dial', () => {
  const share = (id: string) => ({ id, name: id, percent: 50 });

  test('a step that rings people in turn takes its turn with the speech', async () => {
    const target = (id: string, number: string) => ({ id, label: id, number, weight: 1 });
    const targets = [target('a', '+61398765401'), target('b', '+61398765402')];
    const flow = aGreetedFlow();
    const settings = { targets, timeout: 20, rounds: 1 };
    const nodes = flow.nodes.map((node) => (node.id === 'ring' ? { ...node, type: 'roundRobin', settings } : node));
    const inTurns = await aNumberOf({ ...flow, nodes } as FlowDocument);
    const rung = [];
    for (let count = 0; count < 4; count += 1) rung.push((await aCall(inTurns)).noun?.text);
    expect(rung).toEqual(['+61398765401', '+61398765402', '+61398765401', '+61398765402']);
  });

  test('a share of calls is drawn when the caller has heard the speech', async () => {
    const split = aNode('share', 'split', { shares: [share('even'), share('odd')], sticky: false });
    const flow = aFlowWith(split, 'share-even');
    const shared = await aNumberOf({
      ...flow,
      edges: [...flow.edges, { id: 'odd', from: 'share', exit: 'share-odd', to: 'box' }],
    });
    const went = [];
    for (let count = 0; count < 4; count += 1) {
      const { verbs, body, form } = await aCall(shared);
      expect(verbs).toEqual(['Say', 'Redirect']);
      if (count % 2 === 0) await aCall(shared);
      const next = parseTwiml((await post(onwards(body), form)).body);
      went.push(next.some(({ name }) => name === 'Dial'));
    }
    expect(went).toEqual([true, false, true, false]);
  });

  test('a text goes out once the caller is in the dial', async () => {
    const text = aNode('text', 'text', { text: 'Thank you for calling.' });
    const texting = await aNumberOf(aFlowWith(text));
    const caller = '+61412000177';
    const textsOf = async () => (await world.db.select().from(messages).where(eq(messages.msisdn, caller))).length;
    const gone = await aCall(texting, randomUUID(), { From: caller });
    expect(gone.verbs).toEqual(['Say', 'Dial']);
    await post(...gone.end);
    expect(await textsOf()).toBe(0);
    const stays = await aCall(texting, randomUUID(), { From: caller });
    await post(...stays.leg('initiated'));
    await post(...stays.leg('ringing'));
    expect(await textsOf()).toBe(1);
  });
});
