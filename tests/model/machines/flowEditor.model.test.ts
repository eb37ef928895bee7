import { expect, test } from 'vitest';
import type { AnyStateNode, EventFromLogic, StateValue } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { flowEditorMachine } from '../../../src/machines/flowEditor/flowEditor.machine.ts';
import { aFlow, aVersion, renamed } from './flowEditor.builders.ts';
import { walk } from './flowEditor.walk.ts';

const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.0.flowEditor.${actor}`, output });
const failed = (actor: string) => ({ type: `xstate.error.actor.0.flowEditor.${actor}`, error: new Error('down') });
const blocking = [{ code: 'UNREACHABLE', severity: 'error' }];

/** Every user intent and actor result, one of each kind that the machine distinguishes. */
const events = [
  done('loading', aFlow()),
  failed('loading'),
  done('sending', { kind: 'saved', flow: aFlow({ draft: renamed }) }),
  done('sending', { kind: 'stale', theirs: aFlow({ draftVersion: 9 }) }),
  done('sending', { kind: 'refused', problems: blocking }),
  failed('sending'),
  done('openingVersion', aVersion),
  failed('openingVersion'),
  ...walk.events,
] as EventFromLogic<typeof flowEditorMachine>[];

const seenSerialised = (value: StateValue, document: unknown) => JSON.stringify([value, document]);
const paths = getShortestPaths(flowEditorMachine, {
  events,
  serializeState: ({ value, context }) =>
    seenSerialised(value, [context.document?.name, context.flow?.draft.name, context.intent.publish]),
});

function namesOf(value: StateValue, parent = ''): string[] {
  if (typeof value === 'string') return [parent + value];
  return Object.entries(value).flatMap(([name, inner]) => [
    parent + name,
    ...(inner === undefined ? [] : namesOf(inner, `${parent}${name}.`)),
  ]);
}

function statesBelow({ states }: AnyStateNode): string[] {
  return Object.values(states)
    .filter(({ type }) => type !== 'history')
    .flatMap((state) => [state.path.join('.'), ...statesBelow(state)]);
}

test('reaches every stable state', () => {
  const reached = new Set(paths.flatMap(({ state }) => namesOf(state.value)));
  const all = statesBelow(flowEditorMachine.root);
  const passing = ['open.editing.settling', 'sending.choosing'];
  expect([...reached].toSorted()).toEqual(all.filter((path) => !passing.includes(path)).toSorted());
});

test('handles every event somewhere', () => {
  const taken = new Set<string>();
  for (const { state } of paths) {
    for (const event of events) if (state.can(event)) taken.add(event.type);
  }
  expect([...taken].toSorted()).toEqual([...new Set(events.map(({ type }) => type as string))].toSorted());
});

test('can return to a saved document from every state', () => {
  for (const { state } of paths) {
    const onwards = getShortestPaths(flowEditorMachine, {
      events,
      fromState: state,
      serializeState: ({ value, context }) =>
        seenSerialised(value, [context.document?.name, context.flow?.draft.name, context.intent.publish]),
      stopWhen: ({ value }) => JSON.stringify(value) === '{"open":{"editing":"clean"}}',
    });
    expect(onwards.some((path) => path.state.matches({ open: { editing: 'clean' } }))).toBe(true);
  }
});

test('sends, publishes and restores nothing unless requested', () => {
  for (const { state, steps } of paths) {
    const wishes = steps.map(({ event }) => event.type as string);
    if (state.matches('sending')) {
      expect(
        wishes.some((wish) => ['save.requested', 'publish.requested', 'mine.kept', 'merge.chosen'].includes(wish)),
      ).toBe(true);
    }
  }
});
