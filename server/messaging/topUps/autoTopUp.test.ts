import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AutoTopUpEvent, type AutoTopUpState, stepAutoTopUp } from './autoTopUp.ts';

const now = new Date('2026-03-04T12:00:00Z');
const in3Days = new Date('2026-03-07T12:00:00Z');
const [earlier, later] = [new Date('2026-03-04T12:00:00Z'), new Date('2026-03-05T00:00:00Z')];

const off: AutoTopUpState = { active: false, ordered: false, suspendedUntil: null };
const on: AutoTopUpState = { ...off, active: true };
const ordered: AutoTopUpState = { ...on, ordered: true };
const suspended: AutoTopUpState = { ...on, suspendedUntil: later };
const rested: AutoTopUpState = { ...on, suspendedUntil: earlier };
const offWhileSuspended: AutoTopUpState = { ...suspended, active: false };
const failed: AutoTopUpState = { ...on, suspendedUntil: in3Days };

type Outcome = [next: AutoTopUpState, ...does: ('opens' | 'paid' | 'failed' | 'withdrawn')[]];
const states = { off, on, ordered, suspended, rested, offWhileSuspended };

// What must happen: if the credit is low after the event, and if it is enough. Null is refused.
const table: Record<keyof typeof states, Record<AutoTopUpEvent, [low: Outcome | null, enough: Outcome | null]>> = {
  off: {
    on: [[ordered, 'opens'], [on]],
    off: [[off], [off]],
    credit: [[off], [off]],
    topUp: [[off], [off]],
    paid: [null, null],
    failed: [null, null],
    time: [[off], [off]],
  },
  on: {
    on: [[ordered, 'opens'], [on]],
    off: [[off], [off]],
    credit: [[ordered, 'opens'], [on]],
    topUp: [[ordered, 'opens'], [on]],
    paid: [null, null],
    failed: [null, null],
    time: [[ordered, 'opens'], [on]],
  },
  ordered: {
    on: [[ordered], [ordered]],
    off: [
      [off, 'withdrawn'],
      [off, 'withdrawn'],
    ],
    credit: [[ordered], [ordered]],
    topUp: [[ordered], [on, 'withdrawn']],
    paid: [
      [ordered, 'paid', 'opens'],
      [on, 'paid'],
    ],
    failed: [
      [failed, 'failed'],
      [failed, 'failed'],
    ],
    time: [[ordered], [ordered]],
  },
  suspended: {
    on: [[suspended], [suspended]],
    off: [[offWhileSuspended], [offWhileSuspended]],
    credit: [[suspended], [suspended]],
    topUp: [[suspended], [suspended]],
    paid: [null, null],
    failed: [null, null],
    time: [[suspended], [suspended]],
  },
  rested: {
    on: [[ordered, 'opens'], [on]],
    off: [[off], [off]],
    credit: [[ordered, 'opens'], [on]],
    topUp: [[ordered, 'opens'], [on]],
    paid: [null, null],
    failed: [null, null],
    time: [[ordered, 'opens'], [on]],
  },
  offWhileSuspended: {
    on: [[suspended], [suspended]],
    off: [[offWhileSuspended], [offWhileSuspended]],
    credit: [[offWhileSuspended], [offWhileSuspended]],
    topUp: [[offWhileSuspended], [offWhileSuspended]],
    paid: [null, null],
    failed: [null, null],
    time: [[offWhileSuspended], [offWhileSuspended]],
  },
};

const cases = (Object.keys(table) as (keyof typeof states)[]).flatMap((name) =>
  (Object.keys(table[name]) as AutoTopUpEvent[]).flatMap((event) => {
    const [low, enough] = table[name][event];
    return [
      { name, event, low: true, outcome: low },
      { name, event, low: false, outcome: enough },
    ];
  }),
);

test.each(cases)('$name, then $event, low: $low', ({ name, event, low, outcome }) => {
  const step = stepAutoTopUp(states[name], event, { low, now });
  const shown = step && [step.next, ...(step.ends ? [step.ends] : []), ...(step.opens ? ['opens'] : [])];
  expect(shown ?? null).toEqual(outcome);
});

test('whatever happens, one order is open at a time, none while off or suspended, and each is ended once', () => {
  const event = fc.constantFrom<AutoTopUpEvent>('on', 'off', 'credit', 'topUp', 'paid', 'failed', 'time');
  const happening = fc.record({ event, low: fc.boolean(), hours: fc.integer({ min: 0, max: 60 }) });
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), (all) => {
      let [state, open, at] = [off, 0, now.getTime()];
      let failedAt = -Infinity;
      for (const { event: what, low, hours } of all) {
        at += hours * 3_600_000;
        const step = stepAutoTopUp(state, what, { low, now: new Date(at) });
        if (!step) continue;
        if (step.ends) open -= 1;
        if (step.ends === 'failed') failedAt = at;
        if (step.opens) open += 1;
        state = step.next;
        expect(open).toBe(state.ordered ? 1 : 0);
        expect(state.ordered && (!state.active || state.suspendedUntil !== null)).toBe(false);
        if (step.opens) expect(at - failedAt).toBeGreaterThanOrEqual(3 * 86_400_000);
        if (state.active && low && at - failedAt >= 3 * 86_400_000) expect(state.ordered).toBe(true);
      }
    }),
  );
});
