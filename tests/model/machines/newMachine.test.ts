import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { coveringPaths } from '../coveringPaths.ts';
import { markMachine } from '../markedMachine.ts';
import { marksReached, type Walk } from '../reachability.ts';

/** Step 1: the machine. It writes a note; no such machine is in the product. */
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

/** Step 2: its walk, one of each that the machine tells apart. */
const walk: Walk<typeof noteMachine> = {
  machine: noteMachine,
  inputs: [undefined],
  events: [{ type: 'note.changed', text: 'Call back' }, { type: 'save.requested' }],
  actors: { saveNote: { done: [undefined], failed: [new Error('down')] } },
};

/** What a walk does not reach, as the test of every machine says it. */
const forgottenBy = (one: Walk<typeof noteMachine>) => {
  const reached = marksReached(one as Walk);
  return markMachine(noteMachine).marks.filter((mark) => !reached.has(mark));
};

test('a made-up machine is reached as a whole by its walk', () => {
  expect(forgottenBy(walk)).toEqual([]);
});

test('a line that the walk forgets is named by the states and transitions that it would reach', () => {
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
