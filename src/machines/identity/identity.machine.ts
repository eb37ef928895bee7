import { assign, fromPromise, setup } from 'xstate';
import type { Identity } from '#contract/tenancy/identity.contract.ts';
import type { Profile } from '#contract/tenancy/users.contract.ts';
import { codeOf } from '../session/sessionEvents.ts';
import {
  type IdentityContext,
  type IdentityEvent,
  type IdentityInput,
  parseWanted,
  type Wanted,
} from './identityEvents.ts';
import { notProvided } from '../notProvided.ts';

/**
 * Impersonation (specification sections 2, 4 and 6). In `ready` the page belongs to one identity; `switching` shows a
 * loader while selected accounts are cleared and accounts, numbers, contacts and tags reload. A failed switch falls
 * back to the signed-in user.
 */
export const identityMachine = setup({
  types: {
    context: {} as IdentityContext,
    events: {} as IdentityEvent,
    input: {} as IdentityInput,
    tags: {} as 'settled',
  },
  actors: {
    listIdentities: fromPromise<Identity[]>(async () => notProvided('listIdentities')),
    /** Delays reading the URL at start-up by 500 ms. */
    pause: fromPromise<void>(async () => notProvided('pause')),
    takeIdentity: fromPromise<Profile, { wanted: Wanted | null }>(async () => notProvided('takeIdentity')),
  },
  actions: {
    /** Announces the new profile. */
    announce: (_, params: { profile: Profile }) => notProvided(`announce ${params.profile.id}`),
    want: assign({ wanted: (_, params: { wanted: Wanted | null }) => params.wanted, problem: null }),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => codeOf(params.error) }),
    refuse: assign({ problem: 'ACCESS_DENIED_ACCOUNT' }),
  },
  guards: {
    mayAct: ({ context }) => context.mayAct,
    isActing: ({ context }) => context.acting !== null,
    wantsSomebody: ({ context }) => context.wanted !== null,
    isKnown: ({ context: { identities } }, { value }: { value: string }) => {
      const wanted = parseWanted(value);
      if (!wanted) return false;
      // Without a list, the server decides.
      return identities.length === 0 || identities.some(({ id }) => id === wanted.user);
    },
  },
}).createMachine({
  id: 'identity',
  context: ({ input }) => ({ ...input, identities: [], wanted: null, profile: null, problem: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'mayAct', target: 'ready' }, 'off'] },
    off: {},
    ready: {
      initial: 'listing',
      on: {
        'identity.chosen': {
          target: 'switching',
          actions: { type: 'want', params: ({ event }) => ({ wanted: event.wanted }) },
        },
        'identity.cleared': {
          guard: 'isActing',
          target: 'switching',
          actions: { type: 'want', params: { wanted: null } },
        },
      },
      states: {
        listing: {
          invoke: {
            src: 'listIdentities',
            onDone: { target: 'pausing', actions: assign({ identities: ({ event }) => event.output }) },
            onError: 'pausing',
          },
        },
        pausing: { invoke: { src: 'pause', onDone: 'settled', onError: 'settled' } },
        settled: {
          tags: 'settled',
          on: {
            'parameter.found': [
              {
                guard: { type: 'isKnown', params: ({ event }) => event },
                target: '#identity.switching',
                actions: { type: 'want', params: ({ event }) => ({ wanted: parseWanted(event.value) ?? null }) },
              },
              {
                guard: 'isActing',
                target: '#identity.switching',
                actions: [{ type: 'want', params: { wanted: null } }, 'refuse'],
              },
              { actions: 'refuse' },
            ],
          },
        },
      },
    },
    switching: {
      invoke: {
        src: 'takeIdentity',
        input: ({ context }) => ({ wanted: context.wanted }),
        onDone: {
          target: 'ready.settled',
          actions: [
            assign({ acting: ({ context }) => context.wanted, profile: ({ event }) => event.output }),
            { type: 'announce', params: ({ event }) => ({ profile: event.output }) },
          ],
        },
        onError: [
          {
            guard: 'wantsSomebody',
            target: 'switching',
            reenter: true,
            actions: [assign({ wanted: null }), { type: 'keepProblem', params: ({ event }) => event }],
          },
          { target: 'stuck', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
    },
    stuck: { on: { retried: 'switching' } },
  },
});
