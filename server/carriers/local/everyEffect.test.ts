import { describe, expect, test } from 'vitest';
import type { Effect, Speech } from '#flows/core/effects.ts';
import { callUrls } from '../twiml/callUrls.ts';
import { renderEffects } from '../twiml/renderEffects.ts';
import type { Channel } from './channel.ts';
import { playCall } from './playCall.ts';

const speech: Speech = { kind: 'text', text: 'Hello', language: 'en-AU' };
const nodeId = 'n';

/** One of each type: an effect without a sample does not compile. */
const samples: { [Type in Effect['type']]: Extract<Effect, { type: Type }> } = {
  say: { type: 'say', nodeId, speech },
  gather: { type: 'gather', nodeId, prompt: speech, before: speech, digits: 1, timeout: 5, attempt: 1 },
  dial: {
    type: 'dial',
    nodeId,
    targets: [{ id: 'a', number: '+61398765401', label: 'A' }],
    timeout: 20,
    callerId: 'caller',
    whisper: speech,
    screen: true,
    record: true,
  },
  record: { type: 'record', nodeId, greeting: speech, maxSeconds: 60, notify: 'no', emails: [] },
  takeTurn: { type: 'takeTurn', nodeId },
  tag: { type: 'tag', nodeId, tags: ['Sales'], score: 1 },
  hangup: { type: 'hangup', nodeId, reason: 'busy' },
};

const base = 'https://calls.example.test';
const urls = callUrls(base, { accountId: 20_003, callUuid: '7d0c2a34-1111-4222-8333-444455556666' }, 2);
const status = `${base}/carrier/voice/status`;

/** Plays a document on a line whose server hangs up next. Resolves with the paths of the webhooks that were called. */
async function webhooksOf(document: string): Promise<string[]> {
  const called: string[] = [];
  let at = 0;
  const channel: Channel = {
    line: {
      accountSid: 'AC1',
      apiBase: `${base}/api`,
      clock: { now: () => at, pass: (seconds) => Promise.resolve(void (at += seconds * 1000)) },
      post(address) {
        called.push(new URL(address).pathname);
        return Promise.resolve('<Response><Hangup/></Response>');
      },
    },
    script: {
      from: '+61398765432',
      to: '+61388880000',
      keys: ['1'],
      hangsUp: null,
      messageSeconds: 5,
      agentAt: () => ({ kind: 'answers', after: 3, keys: '1', talk: 10, hangsUpFirst: false }),
    },
    callSid: 'CA1',
    status: 'ringing',
    startedAt: at,
    prompts: 0,
  };
  await playCall(channel, document, status);
  return called;
}

describe('the local carrier plays every effect', () => {
  const waits: Record<Effect['type'], boolean> = {
    say: true,
    gather: true,
    dial: true,
    record: true,
    takeTurn: false,
    tag: false,
    hangup: false,
  };
  test.each(Object.values(samples))('$type', async (effect) => {
    const context = { urls, caller: null, trackingNumber: '+61388880000', pickedUp: false };
    const called = await webhooksOf(renderEffects([effect], context));
    expect(called.at(-1)).toBe(new URL(status).pathname);
    expect(called.includes(new URL(urls.action).pathname)).toBe(waits[effect.type]);
  });
});
