import { expect, test } from 'vitest';
import type { AnyStateNode, EventFromLogic, SnapshotFrom, StateValue } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { flowEditorMachine } from '../../../src/machines/flowEditor/flowEditor.machine.ts';
import { aFlow, aVersion, renamed } from './flowEditor.builders.ts';
import { walk } from './flowEditor.walk.ts';

const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.flowEditor.${state}`, output });
const failed = (state: string) => ({ type: `xstate.error.actor.0.flowEditor.${state}`, error: new Error('down') });
const blocking = [{ code: 'UNREACHABLE', severity: 'error' }];

/** Every user intent and actor result, one of each kind that the machine distinguishes. */
const events = [
  done('draft.loading', aFlow()),
  failed('draft.loading'),
  done('draft.sending', { kind: 'saved', flow: aFlow({ draft: renamed }) }),
  done('draft.sending', { kind: 'stale', theirs: aFlow({ draftVersion: 9 }) }),
  done('draft.sending', { kind: 'refused', problems: blocking }),
  failed('draft.sending'),
  done('draft.openingVersion', aVersion),
  failed('draft.openingVersion'),
  ...['later', 'part', 'again'].flatMap((way) => [
    done(`publishing.${way}`, { kind: 'done' }),
    done(`publishing.${way}`, { kind: 'refused', problems: blocking }),
    failed(`publishing.${way}`),
  ]),
  ...walk.events,
  { type: 'publish.requested', note: '' },
] as EventFromLogic<typeof flowEditorMachine>[];

type Snapshot = SnapshotFrom<typeof flowEditorMachine>;

/** Which panel is open changes nothing else. */
const placeOf = ({ value: { draft, publishing }, context }: Snapshot) =>
  JSON.stringify([
    draft,
    publishing,
    [context.document?.name, context.flow?.draft.name, context.intent.publish, context.queued],
  ]);

const map = getAdjacencyMap(flowEditorMachine, { events, serializeState: placeOf });
const states = Object.values(map).map(({ state }) => state);
const steps = adjacencyMapToArray(map);

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
  const reached = new Set(steps.flatMap(({ nextState }) => namesOf(nextState.value)));
  const all = statesBelow(flowEditorMachine.root);
  const passing = ['draft.open.settling', 'draft.sending.choosing'];
  expect([...reached].toSorted()).toEqual(all.filter((path) => !passing.includes(path)).toSorted());
});

test('handles every event somewhere', () => {
  const taken = new Set<string>();
  for (const state of states) for (const event of events) if (state.can(event)) taken.add(event.type);
  expect([...taken].toSorted()).toEqual([...new Set(events.map(({ type }) => type as string))].toSorted());
});

test('can return to a saved document that nobody publishes from every state', () => {
  const leads = new Set(
    states.filter((state) => state.matches({ draft: { open: 'clean' }, publishing: 'idle' })).map(placeOf),
  );
  for (let before = 0; before < leads.size;) {
    before = leads.size;
    for (const { state, nextState } of steps) if (leads.has(placeOf(nextState))) leads.add(placeOf(state));
  }
  expect(states.filter((state) => !leads.has(placeOf(state))).map(({ value }) => value)).toEqual([]);
});

test('sends, publishes and restores nothing unless requested', () => {
  const asks = ['save.requested', 'publish.requested', 'publish.chosen', 'mine.kept', 'merge.chosen'];
  const sends = (state: Snapshot) =>
    [{ draft: 'sending' }, { publishing: 'later' }, { publishing: 'part' }, { publishing: 'again' }].filter((place) =>
      state.matches(place as Parameters<Snapshot['matches']>[0]),
    ).length;
  for (const { state, event, nextState } of steps)
    // A publish that was chosen during a save goes on when the save has ended.
    if (sends(nextState) > sends(state) && state.context.queued === null) expect(asks).toContain(event.type);
});
