import { expect, test } from 'vitest';
import type { Effect } from '#flows/core/effects.ts';
import type { CallEvent } from '../calls/callEvent.ts';
import { aDialEnd, aLeg, aMove, reception, sales } from '../../../tests/model/telephony/callEvents.builders.ts';
import type { StepReport } from './carrierReport.ts';
import { flowEventOf } from './flowEventOf.ts';

const dial: Effect = {
  type: 'dial',
  nodeId: 'ring',
  targets: [reception, sales],
  timeout: 20,
  callerId: 'caller',
  whisper: null,
  screen: false,
  record: false,
};

function reportAfter(events: CallEvent[], callStatus: StepReport['callStatus']) {
  const nothing = { digits: '', dial: null, messageSeconds: null, recording: null };
  return flowEventOf(dial, { at: 1, webhookKey: 'w', callStatus, ...nothing }, { step: 1, events });
}

const rings = aMove(3, 1, { dial: { targets: [reception, sales], heard: false } });

test('of several targets that ring, one is connected: the caller who then hangs up was answered', () => {
  const events = [rings, aLeg(4, 'a', 'canceled'), aLeg(9, 'b', 'in-progress'), aDialEnd(40, 'b', 'completed', 31)];
  expect(reportAfter(events, 'completed')).toMatchObject({
    type: 'LEGS_ENDED',
    bridged: true,
    legs: [
      { targetId: 'a', outcome: 'canceled' },
      { targetId: 'b', outcome: 'answered', talkSeconds: 31 },
    ],
  });
});

test('a caller who hangs up while all targets ring was not answered', () => {
  const events = [rings, aLeg(4, 'a', 'ringing'), aLeg(4, 'b', 'busy'), aDialEnd(9, 'b', 'no-answer')];
  expect(reportAfter(events, 'completed')).toEqual({ type: 'CALLER_HUNG_UP', at: 1 });
  expect(reportAfter(events, 'in-progress')).toMatchObject({ legs: [{ targetId: 'b', outcome: 'busy' }] });
});

test('the flow goes on as answered although nothing tells who was connected', () => {
  expect(reportAfter([rings, aDialEnd(309, 'b', 'completed', 300)], 'in-progress')).toEqual({
    type: 'LEGS_ENDED',
    at: 1,
    legs: [],
    bridged: true,
  });
});
