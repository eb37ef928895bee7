import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { stateCodes } from '../../../server/kernel/db/schema/calls.ts';
import { flowTurns } from '../../../server/kernel/db/schema/routing.ts';
import { listCallEvents } from '../../../server/telephony/callLog/callEvents.repository.ts';
import { findCallKey } from '../../../server/telephony/calls/callDirectory.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { aNode } from '../../builders/api/aFlow.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { Gate, throughGate, whileStopped } from '../../builders/api/aPausedNode.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from './aCarrier.ts';
import { incoming, onwards, webhooksTo } from './aWebhook.ts';

const gate = new Gate(/\b(calls|live_calls|call_events|call_directory|early_statuses|flow_turns)\b/);
let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let here: ReturnType<typeof webhooksTo>;

/** The node whose statements can be stopped. */
let there: ReturnType<typeof webhooksTo>;
let account: number;
const flowId = randomUUID();
let did: string;

beforeAll(async () => {
  world = await anAppWithCalls();
  const db = throughGate(world.db, gate);
  const { app } = await anApp({ environment: world.environment, telephony: true, db });
  here = webhooksTo(world);
  there = webhooksTo({ ...world, app });
  account = await anAccount(world.db);
  const targets = ['a', 'b'].map((id, at) => ({ id, label: id, number: `+6139876540${at + 1}`, weight: 1 }));
  await aPublishedFlow(world.db, account, flowId, {
    ...aCallFlow(),
    nodes: [
      aNode('start', 'start', { recording: false, consent: null, callerId: 'caller' }),
      aNode('menu', 'menu', {
        prompt: { kind: 'text', text: 'For sales press 1.', language: 'en-AU' },
        keys: [{ key: '1', label: 'Sales' }],
        timeout: 5,
        attempts: 2,
        invalidPrompt: null,
      }),
      aNode('round', 'roundRobin', { targets, timeout: 15, rounds: 1 }),
      aNode('bye', 'hangup'),
    ],
    edges: [
      { id: 'e1', from: 'start', exit: 'next', to: 'menu' },
      { id: 'e2', from: 'menu', exit: 'key-1', to: 'round' },
      { id: 'e3', from: 'menu', exit: 'noInput', to: 'bye' },
      { id: 'e4', from: 'round', exit: 'unanswered', to: 'bye' },
    ],
  });
  ({ did } = await aNumber(world.db, account, { action: 'flow', actionId: flowId }));
});

const form = (sid: string, more: Record<string, string> = {}) => ({
  ...incoming(sid, did),
  CallStatus: 'in-progress',
  ...more,
});
const ended = (sid: string) => form(sid, { CallStatus: 'completed', CallDuration: '9' });

async function eventsOf(sid: string): Promise<string[]> {
  const key = await findCallKey(world.db, sid);
  const events = key ? await listCallEvents(world.db, key) : [];
  return events.map(({ key: name }) => name).toSorted();
}

async function turns(): Promise<number> {
  const [row] = await world.db.select().from(flowTurns).where(eq(flowTurns.flowId, flowId));
  return row?.turn ?? 0;
}

test('a key that two nodes decide about at once is one step and takes one turn', async () => {
  const statements = await whileStopped({ db: world.db, gate }, async () => {
    const sid = `CA-${randomUUID()}`;
    const menu = await here.post('/carrier/voice', incoming(sid, did));
    const before = await turns();
    const bodies: string[] = [];
    const press = (node: typeof here) => async () => {
      const headers = { 'i-twilio-idempotency-token': randomUUID() };
      const { body } = await node.post(onwards(menu.body), form(sid, { Digits: '1' }), undefined, headers);
      bodies.push(body);
    };
    return {
      first: press(there),
      meanwhile: press(here),
      check: async (nth) => {
        const [one, other] = bodies;
        expect([nth, await turns(), await eventsOf(sid)]).toEqual([nth, before + 1, ['started', 'step-1', 'step-2']]);
        expect(one).toBe(other);
        expect(one).toContain('<Dial');
      },
    };
  });
  expect(statements).toBeGreaterThan(2);
});

test('a caller who hangs up at one node while another decides about a key has hung up, and nothing told is lost', async () => {
  const statements = await whileStopped({ db: world.db, gate }, async () => {
    const sid = `CA-${randomUUID()}`;
    const menu = await here.post('/carrier/voice', incoming(sid, did));
    return {
      first: () => there.post(onwards(menu.body), form(sid, { Digits: '1' })),
      meanwhile: () => here.post('/carrier/voice/status', ended(sid)),
      check: async (nth) => {
        const row = await here.rowOf(sid);
        const told = await eventsOf(sid);
        expect([nth, stateCodes[row?.state ?? 0], row?.duration]).toEqual([nth, 'ended', 9]);
        expect(told).toContain('status-completed');
        expect(told.filter((name) => name.startsWith('step-')).length).toBeGreaterThan(1);
        expect(await here.isLive(sid)).toBe(false);
      },
    };
  });
  expect(statements).toBeGreaterThan(2);
});

test('an end that one node hears before another has stored the call ends it, wherever they meet', async () => {
  const check = (sid: string) => async (nth: number) => {
    const row = await here.rowOf(sid);
    expect([nth, stateCodes[row?.state ?? 0], await here.isLive(sid)]).toEqual([nth, 'ended', false]);
  };
  const begins = (node: typeof here, sid: string) => () => node.post('/carrier/voice', incoming(sid, did));
  const ends = (node: typeof here, sid: string) => () => node.post('/carrier/voice/status', ended(sid));
  const byEnd = await whileStopped({ db: world.db, gate }, async () => {
    const sid = `CA-${randomUUID()}`;
    return { first: ends(there, sid), meanwhile: begins(here, sid), check: check(sid) };
  });
  const byStart = await whileStopped({ db: world.db, gate }, async () => {
    const sid = `CA-${randomUUID()}`;
    return { first: begins(there, sid), meanwhile: ends(here, sid), check: check(sid) };
  });
  expect(Math.min(byEnd, byStart)).toBeGreaterThan(1);
});
