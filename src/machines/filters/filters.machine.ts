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
  /** Resets the draft's range to the last 7 days including today; keeps the rest of the draft. */
  | { type: 'range.reset' }
  /** A chip was removed or a shortcut selected: applies immediately, to the draft as well. */
  | { type: 'filters.amended'; changes: Partial<FilterSet> }
  /** The URL changed: its filters are applied, an unfinished draft is discarded. */
  | { type: 'address.changed'; filters: FilterSet }
  | { type: 'accounts.changed'; belongings: Belongings }
  | { type: 'day.turned'; today: LocalDay };

/** Emitted once per change of the applied filters, to update the URL. */
export interface FiltersEmitted {
  type: 'applied.changed';
  applied: FilterSet;
}

/**
 * The filters of a screen: changes take effect only on Apply. `today` is an input; the machine keeps the draft and
 * emits `applied.changed`.
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
    isValid: ({ context }) => filterProblems(context.draft, context.today).length === 0,
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
    'day.turned': { target: '.settling', actions: assign(({ event }) => ({ today: event.today })) },
  },
  states: {
    settling: {
      always: [{ guard: 'isSame', target: 'applied' }, { guard: 'isValid', target: 'drafting' }, { target: 'invalid' }],
    },
    /** The draft equals the applied filters. */
    applied: {},
    /** The draft differs and can be applied. */
    drafting: {
      on: {
        'filters.applied': { target: 'applied', actions: ['applyDraft', 'tell'] },
        'filters.cancelled': { target: 'applied', actions: 'restore' },
      },
    },
    /** The draft contradicts itself: correct or discard it. */
    invalid: { on: { 'filters.cancelled': { target: 'applied', actions: 'restore' } } },
  },
});
