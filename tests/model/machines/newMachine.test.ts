import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { coveringPaths } from '../coveringPaths.ts';
import { markMachine } from '../markedMachine.ts';
import { marksReached, type Walk } from '../reachability.ts';

/** Step 1: the machine, which writes a note. The product has no such machine. */
const noteMachine = setup({
  types: {
    context: {} as { text: string },
    events: {} as { type: 'note.changed'; text: string } | { type: 'save.requested' },
  },
  actors: { saveNote: fromPromise<void>(() => Promise.reject(new Error('not provided'))) },
  guards: { hasText: ({ context }) => context.text !== '' },
}).createMachine({
  id: 'note',
  context: { text: '' },
  initial: 'writing',
  states: {
    writing: {
      on: {
        'note.changed': { actions: assign(({ event }) => ({ text: event.text })) },
        'save.requested': { guard: 'hasText', target: 'saving' },
      },
    },
    saving: { invoke: { src: 'saveNote', onDone: 'saved', onError: 'writing' } },
    saved: { type: 'final' },
  },
});

/** Step 2: its walk, with one of each case that the machine distinguishes. */
const walk: Walk<typeof noteMachine> = {
  machine: noteMachine,
  inputs: [undefined],
  events: [{ type: 'note.changed', text: 'Call back' }, { type: 'save.requested' }],
  actors: { saveNote: { done: [undefined], failed: [new Error('down')] } },
};

/** What a walk does not reach, as reported by the test of every machine. */
const forgottenBy = (one: Walk<typeof noteMachine>) => {
  const reached = marksReached(one as Walk);
  return markMachine(noteMachine).marks.filter((mark) => !reached.has(mark));
};

test('a new machine is fully reached by its walk', () => {
  expect(forgottenBy(walk)).toEqual([]);
});

test('a case missing from the walk is reported by its states and transitions', () => {
  expect(forgottenBy({ ...walk, actors: { saveNote: { done: [undefined], failed: [] } } })).toEqual([
    'saving: saveNote failed 1',
  ]);
  expect(forgottenBy({ ...walk, events: walk.events.slice(1) })).toEqual([
    'writing: note.changed 1',
    'writing: save.requested 1',
    'saving',
    'saving: saveNote done 1',
    'saving: saveNote failed 1',
    'saved',
  ]);
});

test('its paths, which a page test drives, take every transition', () => {
  const paths = coveringPaths(walk);
  const driven = new Set(paths.flatMap(({ marks }) => marks));
  expect(markMachine(noteMachine).marks.filter((mark) => !driven.has(mark))).toEqual([]);
  expect(paths.map(({ name }) => name)).toContain(
    'writing, note.changed ["Call back"] → writing, save.requested → saving, fails → writing',
  );
});
