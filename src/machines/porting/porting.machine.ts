import { setup } from 'xstate';
import type { PortingAction } from '#values/portingWords.ts';

/** Who acts, and whether everything that carriers require is there. */
export interface PortingCircumstances {
  staff: boolean;
  complete: boolean;
}

export type PortingMachineEvent = { type: `porting.${PortingAction}` };

/**
 * The lifecycle of a porting request: states are the statuses, events are user actions. Server and page both ask it
 * what is allowed. Tags: `editable`, `disposable` may be deleted, `open` waits for staff.
 */
export const portingMachine = setup({
  types: {
    context: {} as PortingCircumstances,
    input: {} as PortingCircumstances,
    events: {} as PortingMachineEvent,
    tags: {} as 'editable' | 'disposable' | 'open',
  },
  guards: {
    isComplete: ({ context }) => context.complete,
    isStaff: ({ context }) => context.staff,
  },
}).createMachine({
  id: 'porting',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      tags: ['editable', 'disposable'],
      on: { 'porting.submit': { guard: 'isComplete', target: 'submitted' } },
    },
    submitted: {
      tags: 'open',
      on: {
        'porting.withdraw': 'draft',
        'porting.review': { guard: 'isStaff', target: 'inReview' },
        'porting.reject': { guard: 'isStaff', target: 'rejected' },
      },
    },
    inReview: {
      tags: 'open',
      on: {
        'porting.schedule': { guard: 'isStaff', target: 'scheduled' },
        'porting.reject': { guard: 'isStaff', target: 'rejected' },
      },
    },
    scheduled: {
      tags: 'open',
      on: {
        // The carriers agreed on another day.
        'porting.schedule': { guard: 'isStaff', target: 'scheduled', reenter: true },
        'porting.complete': { guard: 'isStaff', target: 'done' },
        'porting.reject': { guard: 'isStaff', target: 'rejected' },
      },
    },
    rejected: { tags: 'disposable', on: { 'porting.revise': 'draft' } },
    done: { type: 'final' },
  },
});
