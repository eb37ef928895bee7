import { assign, emit, setup } from 'xstate';

/** What somebody is about to do: leave the page, change the accounts that it is about, close the window. */
export type LeaveWish = 'page' | 'account' | 'close';

export type UnsavedChangesEvent =
  /** Something of this name is not saved any more. */
  | { type: 'work.begun'; work: string }
  /** It was saved, or put back to what is saved. */
  | { type: 'work.ended'; work: string }
  | { type: 'leave.requested'; wish: LeaveWish }
  | { type: 'leave.confirmed' }
  | { type: 'leave.refused' }
  /** The next leave is not asked about. */
  | { type: 'bypass.granted' }
  /** Another page is open. */
  | { type: 'navigated' };

export type UnsavedChangesEmitted =
  | { type: 'leave.asked'; wish: LeaveWish }
  | { type: 'leave.allowed' }
  | { type: 'leave.denied' }
  /** The question need not be answered any more. */
  | { type: 'question.withdrawn' }
  /** What is not saved is given up: forms go back to what is. */
  | { type: 'work.discarded' };

/**
 * Promises that no unsaved work is lost unasked: it asks before the page is left, the accounts are changed or the window is
 * closed. `locked` and `bypassed` are the specification's flags; each navigation clears both.
 */
export const unsavedChangesMachine = setup({
  types: {
    context: {} as { works: readonly string[] },
    events: {} as UnsavedChangesEvent,
    emitted: {} as UnsavedChangesEmitted,
  },
  guards: {
    isLastWork: ({ context }, work: string) => context.works.every((one) => one === work),
    wishes: (_, { wish, wanted }: { wish: LeaveWish; wanted: LeaveWish }) => wish === wanted,
  },
  actions: {
    add: assign(({ context }, work: string) => ({ works: [...context.works.filter((one) => one !== work), work] })),
    remove: assign(({ context }, work: string) => ({ works: context.works.filter((one) => one !== work) })),
    clear: assign({ works: [] }),
    ask: emit((_, wish: LeaveWish) => ({ type: 'leave.asked' as const, wish })),
    allow: emit({ type: 'leave.allowed' }),
    deny: emit({ type: 'leave.denied' }),
    withdraw: emit({ type: 'question.withdrawn' }),
    discard: emit({ type: 'work.discarded' }),
  },
}).createMachine({
  id: 'unsavedChanges',
  context: { works: [] },
  initial: 'clean',
  states: {
    clean: {
      on: {
        'work.begun': { target: 'locked', actions: { type: 'add', params: ({ event }) => event.work } },
        'leave.requested': { actions: 'allow' },
      },
    },
    locked: {
      on: {
        'work.begun': { actions: { type: 'add', params: ({ event }) => event.work } },
        'work.ended': [
          {
            guard: { type: 'isLastWork', params: ({ event }) => event.work },
            target: 'clean',
            actions: 'clear',
          },
          { actions: { type: 'remove', params: ({ event }) => event.work } },
        ],
        'leave.requested': [
          {
            guard: { type: 'wishes', params: ({ event }) => ({ wish: event.wish, wanted: 'page' }) },
            target: 'asking.page',
          },
          {
            guard: { type: 'wishes', params: ({ event }) => ({ wish: event.wish, wanted: 'account' }) },
            target: 'asking.account',
          },
          { target: 'asking.close' },
        ],
        'bypass.granted': 'bypassed',
        navigated: { target: 'clean', actions: 'clear' },
      },
    },
    asking: {
      initial: 'page',
      on: {
        'leave.refused': { target: 'locked', actions: 'deny' },
        'work.ended': [
          {
            guard: { type: 'isLastWork', params: ({ event }) => event.work },
            target: 'clean',
            actions: ['clear', 'withdraw', 'allow'],
          },
          { actions: { type: 'remove', params: ({ event }) => event.work } },
        ],
        navigated: { target: 'clean', actions: ['clear', 'withdraw', 'deny'] },
      },
      states: {
        page: {
          entry: { type: 'ask', params: 'page' },
          on: { 'leave.confirmed': { target: '#unsavedChanges.bypassed', actions: 'allow' } },
        },
        /** The page stays, its work is given up: whoever can put it back does. */
        account: {
          entry: { type: 'ask', params: 'account' },
          on: { 'leave.confirmed': { target: '#unsavedChanges.locked', actions: ['discard', 'allow'] } },
        },
        /** The browser asks by itself; who confirms is gone. */
        close: { entry: { type: 'ask', params: 'close' } },
      },
    },
    bypassed: {
      on: {
        'work.begun': { target: 'locked', actions: { type: 'add', params: ({ event }) => event.work } },
        'work.ended': { actions: { type: 'remove', params: ({ event }) => event.work } },
        'leave.requested': { actions: 'allow' },
        navigated: { target: 'clean', actions: 'clear' },
      },
    },
  },
});
