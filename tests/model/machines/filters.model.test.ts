import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { filtersMachine, type FiltersEvent } from '../../../src/machines/filters/filters.machine.ts';
import { filterProblems, sameFilters, type FilterSet } from '../../../src/machines/filters/filterSet.ts';
import { aFilterSet, anyFilters, today } from './filters.builders.ts';
import { walk } from './filters.walk.ts';

const { events } = walk;
const paths = getShortestPaths(filtersMachine, {
  events,
  input: { today, applied: aFilterSet() },
  serializeState: ({ value, context }) => JSON.stringify([value, context]),
});

test('the state always tells whether the draft differs from the applied filters', () => {
  expect(paths.length).toBeGreaterThan(20);
  for (const { state } of paths) {
    const { draft, applied, today: day } = state.context;
    const problems = filterProblems(draft, day).length;
    const expected = sameFilters(draft, applied) ? 'applied' : problems > 0 ? 'invalid' : 'drafting';
    expect(state.value).toBe(expected);
    expect(filterProblems(applied, day)).toEqual([]);
  }
});

/** Compares the machine with the simplest possible model: two variables. */
const anyEvent: fc.Arbitrary<FiltersEvent> = fc.oneof(
  anyFilters.map((changes): FiltersEvent => ({ type: 'draft.changed', changes })),
  anyFilters.map((filters): FiltersEvent => ({ type: 'address.changed', filters })),
  fc.constantFrom<FiltersEvent>({ type: 'filters.applied' }, { type: 'filters.cancelled' }),
);

function step(model: { draft: FilterSet; applied: FilterSet }, event: FiltersEvent) {
  if (event.type === 'draft.changed') return { ...model, draft: { ...model.draft, ...event.changes } };
  if (event.type === 'filters.applied') return { draft: model.draft, applied: model.draft };
  if (event.type === 'filters.cancelled') return { draft: model.applied, applied: model.applied };
  if (event.type === 'address.changed' && !sameFilters(event.filters, model.applied))
    return { draft: event.filters, applied: event.filters };
  return model;
}

test('any sequence of changes, applies, cancels and navigations matches a model of two variables', () => {
  fc.assert(
    fc.property(anyFilters, fc.array(anyEvent, { maxLength: 20 }), (first, row) => {
      const actor = createActor(filtersMachine, { input: { today, applied: first } });
      let model = { draft: first, applied: first };
      let told = first;
      actor.on('applied.changed', ({ applied }) => (told = applied));
      actor.start();
      for (const event of row) {
        actor.send(event);
        model = step(model, event);
        if (event.type === 'address.changed') told = actor.getSnapshot().context.applied;
        const { draft, applied } = actor.getSnapshot().context;
        expect(sameFilters(draft, model.draft) && sameFilters(applied, model.applied)).toBe(true);
        expect(sameFilters(told, applied)).toBe(true);
      }
    }),
  );
});
