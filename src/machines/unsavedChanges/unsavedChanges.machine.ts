import { assign, emit, setup } from 'xstate';

/** What the user is about to do: navigate away, switch accounts, close the window. */
export type LeaveWish = 'page' | 'account' | 'close';

export type UnsavedChangesEvent =
  /** Work of this name is unsaved. */
  | { type: 'work.begun'; work: string }
  /** It was saved or reverted. */
  | { type: 'work.ended'; work: string }
  | { type: 'leave.requested'; wish: LeaveWish }
  | { type: 'leave.confirmed' }
  | { type: 'leave.refused' }
  /** Skips the next confirmation. */
  | { type: 'bypass.granted' }
  | { type: 'navigated' };

export type UnsavedChangesEmitted =
  | { type: 'leave.asked'; wish: LeaveWish }
  | { type: 'leave.allowed' }
  | { type: 'leave.denied' }
  /** The question is no longer needed. */
  | { type: 'question.withdrawn' }
  /** Unsaved work is discarded: forms revert. */
  | { type: 'work.discarded' };

/**
 * Guards unsaved work: asks before navigating away, switching accounts or closing the window. `locked` and `bypassed`
 * are the specification's flags; each navigation clears both.
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
        /** The page stays and reverts its unsaved work where it can. */
        account: {
          entry: { type: 'ask', params: 'account' },
          on: { 'leave.confirmed': { target: '#unsavedChanges.locked', actions: ['discard', 'allow'] } },
        },
        /** The browser shows its own prompt. */
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
