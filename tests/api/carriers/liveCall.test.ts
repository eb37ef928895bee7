import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AgentScript, CallScript } from '../../../server/telephony/calls/callScript.ts';
import { calls, liveCalls, recordings, statusCodes } from '../../../server/kernel/db/schema/calls.ts';
import { findCallKey } from '../../../server/telephony/calls/callDirectory.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aSipGateway } from '../../builders/api/aSipGateway.ts';
import { aDid, aNumber } from '../../builders/api/aNumber.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow, aScript } from './aCarrier.ts';
import { eventually } from '../../eventually.ts';

const start = Date.UTC(2026, 2, 4, 1, 0, 0);
const speed = 5000;

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;

beforeAll(async () => {
  world = await anAppWithCalls(aSipGateway);
  account = await anAccount(world.db);
});

async function aCalledNumber(ring: object = {}): Promise<string> {
  const id = randomUUID();
  await aPublishedFlow(world.db, account, id, aCallFlow(ring));
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: id });
  return did;
}

async function play(script: CallScript) {
  const placed = await world.carrier.placeCall(script, { start, speed });
  await placed.ended;
  const key = await findCallKey(world.db, placed.callSid);
  if (!key) throw new Error('the call was not taken');
  const where = and(eq(calls.accountId, key.accountId), eq(calls.uuid, key.callUuid));
  const [row] = await world.db.select().from(calls).where(where);
  if (!row) throw new Error('the call has no row');
  const on = await world.db.select().from(liveCalls).where(eq(liveCalls.callUuid, key.callUuid));
  expect(on).toEqual([]);
  const { status, duration, talkTime, target, ivr, ivrName, tags, score, audio, firstTime, area, route } = row;
  const told = { status: status === null ? null : statusCodes[status], duration, talkTime, target, ivr, ivrName };
  return {
    ...told,
    tags,
    score,
    audio,
    firstTime,
    area,
    route: route.map(({ nodeId, exit }) => [nodeId, exit]),
    uuid: row.uuid,
  };
}

const noAnswer: AgentScript = { kind: 'noAnswer' };

describe('a call through the local carrier', () => {
  test('is answered after a key press and a whisper; the whisper does not count as talk time', async () => {
    const call = await play(aScript(await aCalledNumber()));
    expect(call).toMatchObject({
      status: 'answered',
      talkTime: 40,
      target: 'Reception',
      ivr: '1',
      ivrName: 'Sales',
      tags: ['Sales'],
      score: 10,
      audio: true,
      area: 'Ringwood',
      route: [
        ['start', 'next'],
        ['menu', 'key-1'],
        ['tag', 'next'],
        ['ring', null],
      ],
    });
    expect(call.duration).toBeGreaterThan(46);
  });

  test('is answered on a web phone, next to a number that rings on', async () => {
    const dialed: string[] = [];
    const agentAt = (address: string): AgentScript => {
      dialed.push(address);
      return address.startsWith('sip:')
        ? { kind: 'answers', after: 3, keys: '1', talk: 25, hangsUpFirst: false }
        : noAnswer;
    };
    const targets = [
      { id: 'a', label: 'Reception', number: '+61398765401' },
      { id: 'w', label: 'Ada', number: '', webPhone: 345 },
    ];
    const call = await play(aScript(await aCalledNumber({ targets }), { agentAt }));
    expect(call).toMatchObject({ status: 'answered', talkTime: 25, target: 'Ada' });
    expect(dialed).toEqual(['+61398765401', 'sip:345@sip.example.test']);
  });

  test('that nobody answers leaves a message and is missed, with audio', async () => {
    const call = await play(aScript(await aCalledNumber(), { agentAt: () => noAnswer }));
    expect(call).toMatchObject({ status: 'missed', audio: true, talkTime: 0, target: 'Reception' });
    expect(call.route.at(-1)).toEqual(['box', null]);
  });

  test('without a key or a message is abandoned, without audio', async () => {
    const call = await play(aScript(await aCalledNumber(), { keys: [], messageSeconds: 0, from: '+61412000001' }));
    expect(call).toMatchObject({ audio: false, ivr: null, area: null });
  });

  test('whose caller hangs up at the tone is abandoned', async () => {
    const call = await play(aScript(await aCalledNumber(), { agentAt: () => noAnswer, messageSeconds: 0 }));
    expect(call).toMatchObject({ status: 'abandoned', audio: false });
  });

  test('whose caller says nothing at the tone is hung up by the flow, and missed', async () => {
    const call = await play(aScript(await aCalledNumber(), { agentAt: () => noAnswer, messageSeconds: null }));
    expect(call).toMatchObject({ status: 'missed', audio: false });
  });

  test('with a message of one second is abandoned', async () => {
    const call = await play(aScript(await aCalledNumber(), { agentAt: () => noAnswer, messageSeconds: 1 }));
    expect(call).toMatchObject({ status: 'abandoned', audio: false });
  });

  test('that ends in the menu is abandoned there', async () => {
    const call = await play(aScript(await aCalledNumber(), { hangsUp: { during: 'menu', after: 1 } }));
    expect(call).toMatchObject({ status: 'abandoned', audio: false });
    expect(call.route.at(-1)).toEqual(['menu', null]);
  });

  test('that ends while the target rings is abandoned', async () => {
    const script = { hangsUp: { during: 'ringing', after: 3 }, agentAt: () => noAnswer } as const;
    const call = await play(aScript(await aCalledNumber(), script));
    expect(call).toMatchObject({ status: 'abandoned', target: 'Reception' });
    expect(call.route.at(-1)).toEqual(['ring', null]);
  });

  test('is not answered by a voicemail box that does not press 1', async () => {
    const box: AgentScript = { kind: 'answers', after: 2, keys: '', talk: 30, hangsUpFirst: false };
    const call = await play(aScript(await aCalledNumber({ screen: true }), { agentAt: () => box }));
    expect(call).toMatchObject({ status: 'missed', talkTime: 0 });
  });

  test('skips a busy target at once', async () => {
    const call = await play(aScript(await aCalledNumber(), { agentAt: () => ({ kind: 'busy' }) }));
    expect(call).toMatchObject({ status: 'missed', audio: true });
  });

  test('to a number without a flow is rejected and logged as missed', async () => {
    const { did } = await aNumber(world.db, account, { action: 'hangup' });
    expect(await play(aScript(did))).toMatchObject({ status: 'missed', route: [], duration: 0 });
  });

  test('to a number that is not ours is rejected without a trace', async () => {
    const placed = await world.carrier.placeCall(aScript(aDid()), { start, speed });
    await placed.ended;
    expect(await findCallKey(world.db, placed.callSid)).toBeUndefined();
  });

  test('fetches its recording from the carrier once', async () => {
    const { uuid } = await play(aScript(await aCalledNumber()));
    await eventually(async () => {
      const kept = await world.db.select().from(recordings).where(eq(recordings.callUuid, uuid));
      expect(kept).toMatchObject([
        { seconds: 40, channels: 2, storedAs: expect.stringContaining(`${account}/${uuid}/`) },
      ]);
    });
  });
});
