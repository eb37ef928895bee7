import { assign, emit, enqueueActions, setup } from 'xstate';
import type { LocalDay } from './dateRange.ts';
import {
  defaultRange,
  filterProblems,
  keepBelonging,
  sameFilters,
  type Belongings,
  type FilterSet,
} from './filterSet.ts';

export interface FiltersContext {
  today: LocalDay;
  applied: FilterSet;
  draft: FilterSet;
}

export type FiltersEvent =
  | { type: 'draft.changed'; changes: Partial<FilterSet> }
  | { type: 'filters.applied' }
  | { type: 'filters.cancelled' }
  /** Puts the draft's range back to the last 7 days ending today; the rest of the draft stays. */
  | { type: 'range.reset' }
  /** A chip was taken away, or a shortcut chosen: applies at once, and to the draft as well. */
  | { type: 'filters.amended'; changes: Partial<FilterSet> }
  /** Another address was opened: what it says is applied, an unfinished draft is given up. */
  | { type: 'address.changed'; filters: FilterSet }
  | { type: 'accounts.changed'; belongings: Belongings }
  | { type: 'day.turned'; today: LocalDay };

/** Told once for every change of what is applied, so that the address can follow. */
export interface FiltersEmitted {
  type: 'applied.changed';
  applied: FilterSet;
}

/**
 * The filters of a screen: it promises that nothing moves until Apply. Today comes in as input; the applied set is told
 * by `applied.changed`, the draft stays here.
 */
export const filtersMachine = setup({
  types: {
    context: {} as FiltersContext,
    events: {} as FiltersEvent,
    emitted: {} as FiltersEmitted,
    input: {} as { today: LocalDay; applied: FilterSet },
  },
  guards: {
    isSame: ({ context }) => sameFilters(context.draft, context.applied),
    isValid: ({ context }) => filterProblems(context.draft).length === 0,
    isNews: ({ context }, filters: FilterSet) => !sameFilters(filters, context.applied),
  },
  actions: {
    changeDraft: assign(({ context }, changes: Partial<FilterSet>) => ({ draft: { ...context.draft, ...changes } })),
    applyDraft: assign(({ context }) => ({ applied: context.draft })),
    restore: assign(({ context }) => ({ draft: context.applied })),
    amend: assign(({ context }, changes: Partial<FilterSet>) => ({
      applied: { ...context.applied, ...changes },
      draft: { ...context.draft, ...changes },
    })),
    adopt: assign((_, filters: FilterSet) => ({ applied: filters, draft: filters })),
    tell: emit(({ context }) => ({ type: 'applied.changed' as const, applied: context.applied })),
  },
}).createMachine({
  id: 'filters',
  context: ({ input }) => ({ today: input.today, applied: input.applied, draft: input.applied }),
  initial: 'settling',
  on: {
    'draft.changed': { target: '.settling', actions: { type: 'changeDraft', params: ({ event }) => event.changes } },
    'range.reset': {
      target: '.settling',
      actions: { type: 'changeDraft', params: ({ context }) => defaultRange(context.today) },
    },
    'filters.amended': {
      target: '.settling',
      actions: [{ type: 'amend', params: ({ event }) => event.changes }, 'tell'],
    },
    'address.changed': {
      guard: { type: 'isNews', params: ({ event }) => event.filters },
      target: '.settling',
      actions: { type: 'adopt', params: ({ event }) => event.filters },
    },
    'accounts.changed': {
      target: '.settling',
      actions: enqueueActions(({ context, event, enqueue }) => {
        const applied = keepBelonging(context.applied, event.belongings);
        const dropped = !sameFilters(applied, context.applied);
        enqueue.assign({ applied, draft: keepBelonging(context.draft, event.belongings) });
        if (dropped) enqueue('tell');
      }),
    },
    'day.turned': { actions: assign(({ event }) => ({ today: event.today })) },
  },
  states: {
    settling: {
      always: [{ guard: 'isSame', target: 'applied' }, { guard: 'isValid', target: 'drafting' }, { target: 'invalid' }],
    },
    /** The draft says what is applied. */
    applied: {},
    /** The draft says something else, and it can be applied. */
    drafting: {
      on: {
        'filters.applied': { target: 'applied', actions: ['applyDraft', 'tell'] },
        'filters.cancelled': { target: 'applied', actions: 'restore' },
      },
    },
    /** The draft contradicts itself: it can be corrected or given up. */
    invalid: { on: { 'filters.cancelled': { target: 'applied', actions: 'restore' } } },
  },
});
