import { assign, setup } from 'xstate';
import type { Effect } from './effects.ts';
import type { FlowEvent } from './events.ts';
import type { CallFacts } from './facts.ts';
import type { RunContext, RunEnd } from './runContext.ts';

/**
 * The setup shared by the machines of all flows. `effect` does nothing here: the caller reads it from a transition's
 * actions or provides an implementation.
 */
export const flowSetup = setup({
  types: {
    context: {} as RunContext,
    events: {} as FlowEvent,
    input: {} as CallFacts | undefined,
  },
  guards: {
    hasCall: ({ context }) => context.facts !== null,
    leaves: ({ context }) => context.pending !== null && !('end' in context.pending),
    leavesBy: ({ context }, { exit }: { exit: string }) =>
      context.pending !== null && 'exit' in context.pending && context.pending.exit === exit,
    continuesIn: ({ context }, { flow }: { flow: string }) =>
      context.pending !== null && 'flow' in context.pending && context.pending.flow === flow,
    endsBy: ({ context }, { end }: { end: RunEnd }) =>
      context.pending !== null && 'end' in context.pending && context.pending.end === end,
  },
  actions: {
    effect: (_args, _effect: Effect) => undefined,
    /** Records the exit taken on the last step of the route. */
    closeVisit: assign(({ context: { pending, route } }) => {
      const last = route.at(-1);
      const exit = pending !== null && 'exit' in pending ? pending.exit : null;
      return {
        pending: null,
        memory: null,
        route: last === undefined ? route : [...route.slice(0, -1), { ...last, exit }],
      };
    }),
    forgetVisit: assign({ pending: null, memory: null }),
  },
});
