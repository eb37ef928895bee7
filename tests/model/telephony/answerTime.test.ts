import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { CallEvent } from '../../../server/telephony/calls/callEvent.ts';
import { foldCall } from '../../../server/telephony/calls/foldCall.ts';
import { foldDials } from '../../../server/telephony/calls/foldLegs.ts';
import { callActivity } from '../../../server/telephony/callLog/callActivity.ts';
import { recordedRun } from '../../../server/telephony/calls/recordedRun.ts';
import { momentsOf } from '../../../src/flows/editor/replay/moments.ts';
import { play, replay, startSimulation } from '../../../src/flows/editor/simulator/simulation.ts';
import { choicesFor } from '../../../src/flows/editor/simulator/simulateEffect.ts';
import { transcriptOf } from '../../../src/flows/editor/simulator/transcript.ts';
import { aCall } from '../../builders/flows/aCall.ts';
import { aFlow } from '../../builders/flows/aFlow.ts';
import { aDialEnd, aLeg, aMove, aStart, aWhisper, anEnd, reception, sales, start } from './callEvents.builders.ts';

const intl = createIntl({ locale: 'en-US', onError: () => undefined });
const targets = [reception, sales];
const flow = aFlow()
  .node('start', 'start', { consent: null }, { next: 'desk' })
  .node('desk', 'ring', { targets }, { unanswered: 'bye' })
  .node('bye', 'hangup').document;
const compiled = compile(flow, nodeTypes, new Map());

/** Seconds between what happens: until the phones ring, a pick-up, the end of a whisper, and the end of the talk. */
const call = fc.record({
  rings: fc.integer({ min: 0, max: 5 }),
  picksUp: fc.integer({ min: 1, max: 25 }),
  whisper: fc.constantFrom(0, 3),
  talks: fc.integer({ min: 1, max: 90 }),
  winner: fc.constantFrom(reception, sales),
});
const lost = fc.constantFrom('ringing', 'in-progress', 'completed', null);

function eventsOf(
  { rings, picksUp, whisper, talks, winner }: typeof call extends fc.Arbitrary<infer One> ? One : never,
  callback: string | null,
) {
  const { id } = winner;
  const other = id === 'a' ? 'b' : 'a';
  const answered = rings + picksUp;
  const over = answered + whisper + talks;
  const legs = [reception, sales].map(({ id: targetId }) => {
    const outcome = targetId === id ? 'answered' : 'canceled';
    return { targetId, outcome, talkSeconds: targetId === id ? talks : 0 } as const;
  });
  const ended = { type: 'LEGS_ENDED' as const, at: start + over * 1000, legs, bridged: true };
  const route = [
    { nodeId: 'start', at: start, exit: 'next' },
    { nodeId: 'desk', at: start, exit: null },
  ];
  const events: CallEvent[] = [
    aStart(),
    aMove(rings, 1, { route, dial: { targets, heard: whisper > 0 } }),
    aLeg(rings, id, 'ringing'),
    aLeg(rings, other, 'ringing'),
    aLeg(answered, id, 'in-progress'),
    ...(whisper > 0 ? [aWhisper(answered, id, 'started'), aWhisper(answered + whisper, id, 'heard')] : []),
    aLeg(answered, other, 'canceled'),
    aLeg(over, id, 'completed', whisper + talks),
    aDialEnd(over, id, 'completed', whisper + talks),
    aMove(over, 2, { heard: [ended], route, end: 'answered' }),
    anEnd(over),
  ];
  return events.filter((event) => event.kind !== 'leg.status' || event.payload.status !== callback);
}

test('legs, activity, transcript and replay tell one time at which a call was answered', () => {
  fc.assert(
    fc.property(call, lost, (made, callback) => {
      const events = eventsOf(made, callback);
      const leg = foldCall(events)?.legs.find(({ outcome }) => outcome === 'answered');
      const at = made.rings + made.picksUp;
      expect(leg && (leg.at - start) / 1000 + (leg.ringSeconds ?? Number.NaN)).toBe(at);

      const told = callActivity(events).filter(({ kind }) => kind === 'target.answered');
      expect(told).toEqual([
        { kind: 'target.answered', text: made.winner.label, at: new Date(start + at * 1000).toISOString() },
      ]);

      const run = recordedRun(events);
      const simulation = replay(compiled, run?.facts ?? aCall(), run?.events ?? []);
      const words = `${made.winner.label} answers`;
      const over = at + made.whisper + made.talks;
      const lines = transcriptOf(simulation, intl).filter(({ who }) => who === 'people');
      expect(lines.slice(1).map((line) => [line.text, line.at])).toEqual([
        [words, at],
        ['The conversation ends', over],
      ]);
      const moments = momentsOf(simulation, intl);
      expect(moments.find((one) => one.lines.some(({ text }) => text === words))?.at).toBe(at);
      expect(moments.at(-1)?.at).toBe(over);
    }),
  );
});

test('of a call in progress, everybody is told that it was answered', () => {
  const events = eventsOf({ rings: 2, picksUp: 8, whisper: 0, talks: 39, winner: sales }, null).filter(
    ({ at }) => at < start + 20_000,
  );
  const leg = foldDials(events, 'none')[0]?.legs.find(({ outcome }) => outcome === 'answered');
  const run = recordedRun(events);
  const lines = transcriptOf(replay(compiled, run?.facts ?? aCall(), run?.events ?? []), intl);
  expect([leg?.ringSeconds, lines.at(-1)?.text, lines.at(-1)?.at]).toEqual([8, 'Sales answers', 10]);
});

test('a simulated answer comes when the person picks up, and the conversation after it', () => {
  const asked = startSimulation(compiled, aCall(), 0);
  const dial = asked.moves.at(-1)?.effects.at(-1);
  const answer = dial && choicesFor(dial, intl).find(({ id }) => id === 'answered-b');
  if (!answer) throw new Error('the flow does not ring');
  const called = play(asked, answer.event, answer.seconds);
  const lines = transcriptOf(called, intl).map(({ text, at }) => [text, at]);
  expect(lines.slice(-5)).toEqual([
    [expect.stringContaining('Rings'), 0],
    ['Sales answers', 6],
    ['The conversation ends', 66],
    ['Ends the call', 66],
    expect.any(Array),
  ]);
  expect(momentsOf(called, intl).map(({ at }) => at)).toEqual([0, 6, 66]);
});
