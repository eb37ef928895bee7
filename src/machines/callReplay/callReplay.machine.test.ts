import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { callReplayMachine, type CallReplayEvent } from './callReplay.machine.ts';

const play: CallReplayEvent = { type: 'replay.played' };
const pause: CallReplayEvent = { type: 'replay.paused' };
const passed: CallReplayEvent = { type: 'moment.passed' };
const next: CallReplayEvent = { type: 'moment.next' };
const back: CallReplayEvent = { type: 'moment.back' };
const choose = (at: number): CallReplayEvent => ({ type: 'moment.chosen', at });

function after(events: readonly CallReplayEvent[], last = 3): [unknown, number] {
  const actor = createActor(callReplayMachine, { input: { last } }).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return [value, context.at];
}

test.each<[string, CallReplayEvent[], unknown, number]>([
  ['begins when the call came in, and waits', [], 'paused', 0],
  ['time passes only while it plays', [passed, play, passed, pause, passed], 'paused', 1],
  ['steps forward and back while it waits', [next, next, back], 'paused', 1],
  ['steps while it plays, and goes on from there', [play, next, passed], 'playing', 2],
  ['does not step before the beginning', [back, back], 'paused', 0],
  ['stops at the end', [play, passed, passed, passed], 'paused', 3],
  ['does not step beyond the end', [next, next, next, next], 'paused', 3],
  ['stops when one steps to the end while it plays', [play, next, next, next], 'paused', 3],
  ['plays again from the beginning after the end', [choose(3), play, passed], 'playing', 1],
  ['goes to a chosen moment, and plays on from there', [choose(1), play, passed], 'playing', 2],
  ['a chosen moment lies within the call', [choose(99), back, choose(-4)], 'paused', 0],
  ['a second press of a button changes nothing', [play, play, passed, pause, pause], 'paused', 1],
])('%s', (_, events, value, at) => {
  expect(after(events)).toEqual([value, at]);
});

test('a call of one moment has nothing to play', () => {
  expect(after([play], 0)).toEqual(['paused', 0]);
});

test('keeps its speed, wherever it goes', () => {
  const actor = createActor(callReplayMachine, { input: { last: 2 } }).start();
  for (const event of [{ type: 'speed.chosen', speed: 16 }, play, next, back, pause] as const) actor.send(event);
  expect(actor.getSnapshot().context.speed).toBe(16);
});

/** The simplest model: a number and whether it counts. */
test('any sequence of events matches a model of two variables', () => {
  const events = fc.array(fc.constantFrom(play, pause, passed, next, back, choose(2)), { maxLength: 30 });
  fc.assert(
    fc.property(events, fc.integer({ min: 1, max: 5 }), (sent, last) => {
      let [playing, at] = [false, 0];
      for (const { type } of sent) {
        if (type === 'replay.played' && !playing) [playing, at] = [true, at === last ? 0 : at];
        if (type === 'replay.paused') playing = false;
        if (type === 'moment.next' || (type === 'moment.passed' && playing)) at = Math.min(last, at + 1);
        if (type === 'moment.back') at = Math.max(0, at - 1);
        if (type === 'moment.chosen') at = Math.min(last, 2);
        if (at === last) playing = false;
      }
      expect(after(sent, last)).toEqual([playing ? 'playing' : 'paused', at]);
    }),
  );
});
