import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { foldCall } from '../../telephony/calls/foldCall.ts';
import { branchFlow } from '../flows/branch.flow.ts';
import { seededRandom } from '../seededRandom.ts';
import { playFlow } from './playFlow.ts';
import { timeCall } from './timeCall.ts';

const noonOnFriday = Date.parse('2026-11-20T01:00:00Z');
const document = branchFlow({
  says: 'Fernleigh Dental Carlton',
  timezone: 'Australia/Melbourne',
  desk: '+61370100150',
  email: 'carlton@fernleighdental.example',
});
const who = { caller: '+61491570006', area: null, country: 'AU', firstTime: true, trackingNumber: '+61355500111' };

test('an answered call rings first and lasts as long as its parts', async () => {
  const compiled = compile(document, nodeTypes);
  const started = { callSid: 'CA1', ...who, trackingName: 'Desk', trackingSource: 'Direct', flow: null };
  let answered = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const random = seededRandom(seed);
    const played = await playFlow(compiled, { at: noonOnFriday, ...who }, random);
    const call = foldCall(timeCall(random, played, { startedAt: noonOnFriday, started }));
    const [leg] = call?.legs ?? [];
    if (call?.status !== 'answered' || !leg) continue;
    answered += 1;
    expect(leg.ringSeconds).toBeGreaterThanOrEqual(3);
    expect(call.talkTime).toBe(leg.talkSeconds);
    const greeting = (leg.at - noonOnFriday) / 1000;
    expect(call.duration).toBe(greeting + Number(leg.ringSeconds) + leg.talkSeconds + 1);
  }
  expect(answered).toBeGreaterThan(20);
});
