import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { unsavedChangesMachine, type UnsavedChangesEvent } from './unsavedChanges.machine.ts';

const begun: UnsavedChangesEvent = { type: 'work.begun', work: 'form' };
const ended: UnsavedChangesEvent = { type: 'work.ended', work: 'form' };
const other: UnsavedChangesEvent = { type: 'work.begun', work: 'flow' };
const page: UnsavedChangesEvent = { type: 'leave.requested', wish: 'page' };
const account: UnsavedChangesEvent = { type: 'leave.requested', wish: 'account' };
const close: UnsavedChangesEvent = { type: 'leave.requested', wish: 'close' };
const yes: UnsavedChangesEvent = { type: 'leave.confirmed' };
const no: UnsavedChangesEvent = { type: 'leave.refused' };
const bypass: UnsavedChangesEvent = { type: 'bypass.granted' };
const navigated: UnsavedChangesEvent = { type: 'navigated' };

/** What was emitted, and the final state. */
function after(events: readonly UnsavedChangesEvent[]): { told: string[]; value: unknown } {
  const actor = createActor(unsavedChangesMachine);
  const told: string[] = [];
  actor.on('*', (event) => told.push('wish' in event ? `${event.type} ${event.wish}` : event.type));
  actor.start();
  for (const event of events) actor.send(event);
  return { told, value: actor.getSnapshot().value };
}

test.each<[string, UnsavedChangesEvent[], string[], unknown]>([
  ['without unsaved work nothing is asked', [page, account, close], Array(3).fill('leave.allowed'), 'clean'],
  ['saved work may be left without asking', [begun, ended, page], ['leave.allowed'], 'clean'],
  ['unsaved work asks first', [begun, page], ['leave.asked page'], { asking: 'page' }],
  ['staying keeps the work', [begun, page, no], ['leave.asked page', 'leave.denied'], 'locked'],
  [
    'leaving asks only once',
    [begun, page, yes, page],
    ['leave.asked page', 'leave.allowed', 'leave.allowed'],
    'bypassed',
  ],
  [
    'switching accounts discards the work',
    [begun, account, yes],
    ['leave.asked account', 'work.discarded', 'leave.allowed'],
    'locked',
  ],
  [
    'discarded work does not ask again',
    [begun, account, yes, ended, page],
    ['leave.asked account', 'work.discarded', 'leave.allowed', 'leave.allowed'],
    'clean',
  ],
  ['a window that stays open keeps the work', [begun, close, no], ['leave.asked close', 'leave.denied'], 'locked'],
  ['saving one of two works does not unlock', [begun, other, ended, page], ['leave.asked page'], { asking: 'page' }],
  [
    'a save that finishes while it asks allows leaving',
    [begun, page, ended],
    ['leave.asked page', 'question.withdrawn', 'leave.allowed'],
    'clean',
  ],
  ['a bypass allows leaving once', [begun, bypass, page, navigated], ['leave.allowed'], 'clean'],
  ['a change after a bypass asks first', [begun, bypass, begun, page], ['leave.asked page'], { asking: 'page' }],
  ['a navigation clears the lock', [begun, navigated, page], ['leave.allowed'], 'clean'],
  [
    'a navigation clears the question',
    [begun, page, navigated],
    ['leave.asked page', 'question.withdrawn', 'leave.denied'],
    'clean',
  ],
])('%s', (_, events, told, value) => {
  expect(after(events)).toEqual({ told, value });
});

test('every request is answered once or pending, and none is allowed without asking while there is unsaved work', () => {
  const any = fc.constantFrom(begun, ended, page, account, yes, no, navigated);
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), (events) => {
      const actor = createActor(unsavedChangesMachine);
      let asked = 0;
      let answered = 0;
      actor.on('leave.asked', () => (asked += 1));
      actor.on('leave.allowed', () => (answered += 1));
      actor.on('leave.denied', () => (answered += 1));
      actor.start();
      for (const event of events) {
        const before = actor.getSnapshot();
        const open = before.matches('asking');
        const [askedBefore, answeredBefore] = [asked, answered];
        actor.send(event);
        if (event.type !== 'leave.requested' || open) continue;
        if (before.matches('locked')) expect([asked - askedBefore, answered - answeredBefore]).toEqual([1, 0]);
        else expect([asked - askedBefore, answered - answeredBefore]).toEqual([0, 1]);
      }
    }),
  );
});
