import { setup } from 'xstate';
import type { PortingAction } from '#values/portingWords.ts';

/** Who acts on a request, and whether all is there that the carriers ask for. */
export interface PortingCircumstances {
  staff: boolean;
  complete: boolean;
}

export type PortingMachineEvent = { type: `porting.${PortingAction}` };

/**
 * The course of a porting request: its states are the statuses, its events what people do. The server asks it what is
 * allowed, and so does the page. A state tagged `editable` may be changed and thrown away, one tagged `open` waits for us.
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
