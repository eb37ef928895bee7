import { assign, fromPromise, setup } from 'xstate';
import type { Profile } from '#contract/tenancy/users.contract.ts';
import {
  codeOf,
  endsSession,
  type SessionContext,
  type SessionEvent,
  type SessionInput,
  type SessionTimes,
} from './sessionEvents.ts';
import { notProvided } from '../notProvided.ts';

/**
 * The session of a page (specification section 4). Navigations may be judged in states tagged `settled`; `expired` asks
 * to log in again.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'settled',
  },
  actors: {
    refreshSession: fromPromise<SessionTimes>(async () => notProvided('refreshSession')),
    loadProfile: fromPromise<Profile>(async () => notProvided('loadProfile')),
    logOut: fromPromise<void>(async () => notProvided('logOut')),
  },
  actions: {
    clear: assign({ times: null, profile: null }),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => codeOf(params.error) }),
    keepTimes: assign({ times: (_, params: { times: SessionTimes }) => params.times, problem: null }),
    keepProfile: assign({ profile: (_, params: { profile: Profile }) => params.profile, problem: null }),
  },
  guards: {
    nothingKept: ({ context }) => (context.times?.refreshUntil ?? 0) <= context.startedAt,
    accessKept: ({ context }) => (context.times?.accessUntil ?? 0) > context.startedAt,
    accessValid: ({ context }, params: { at: number }) => (context.times?.accessUntil ?? 0) > params.at,
    refreshValid: ({ context }, params: { at: number }) => (context.times?.refreshUntil ?? 0) > params.at,
    endsSession: (_, params: { error: unknown }) => endsSession(params.error),
    endsSessionInside: ({ context }, params: { error: unknown }) => endsSession(params.error) && context.internal,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    times: input.kept,
    profile: null,
    problem: null,
    startedAt: input.at,
    internal: false,
  }),
  initial: 'starting',
  on: { 'session.left': '.loggedOut' },
  states: {
    starting: {
      always: [
        { guard: 'nothingKept', target: 'loggedOut' },
        { guard: 'accessKept', target: 'loadingProfile' },
        'restoring',
      ],
    },
    restoring: {
      invoke: {
        src: 'refreshSession',
        onDone: {
          target: 'loadingProfile',
          actions: { type: 'keepTimes', params: ({ event }) => ({ times: event.output }) },
        },
        onError: [
          { guard: { type: 'endsSession', params: ({ event }) => event }, target: 'loggedOut' },
          { target: 'unreachable', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
    },
    loadingProfile: {
      on: { 'session.refused': 'loggedOut' },
      invoke: {
        src: 'loadProfile',
        onDone: {
          target: 'loggedIn',
          actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: [
          {
            guard: { type: 'endsSession', params: ({ event }) => event },
            target: 'loggedOut',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
          { target: 'unreachable', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
    },
    unreachable: { on: { retried: 'restoring', 'logout.requested': 'loggingOut' } },
    loggedOut: {
      tags: 'settled',
      entry: 'clear',
      on: {
        'tokens.renewed': {
          target: 'loadingProfile',
          actions: { type: 'keepTimes', params: ({ event }) => ({ times: event.times }) },
        },
      },
    },
    loggedIn: {
      initial: 'valid',
      on: {
        'session.refused': 'expired',
        'profile.changed': {
          actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.profile }) },
        },
        'logout.requested': 'loggingOut',
        'tokens.renewed': { actions: { type: 'keepTimes', params: ({ event }) => ({ times: event.times }) } },
      },
      states: {
        valid: {
          tags: 'settled',
          on: {
            navigated: [
              { guard: { type: 'accessValid', params: ({ event }) => event } },
              {
                guard: { type: 'refreshValid', params: ({ event }) => event },
                target: 'refreshing',
                actions: assign({ internal: ({ event }) => event.internal }),
              },
              { guard: ({ event }) => event.internal, target: '#session.expired' },
              { target: '#session.loggedOut' },
            ],
          },
        },
        refreshing: {
          invoke: {
            src: 'refreshSession',
            onDone: {
              target: 'valid',
              actions: { type: 'keepTimes', params: ({ event }) => ({ times: event.output }) },
            },
            onError: [
              { guard: { type: 'endsSessionInside', params: ({ event }) => event }, target: '#session.expired' },
              { guard: { type: 'endsSession', params: ({ event }) => event }, target: '#session.loggedOut' },
              { target: 'valid', actions: { type: 'keepProblem', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    expired: {
      on: {
        'login.again': 'loggedOut',
        'tokens.renewed': {
          target: 'loadingProfile',
          actions: { type: 'keepTimes', params: ({ event }) => ({ times: event.times }) },
        },
      },
    },
    loggingOut: { invoke: { src: 'logOut', onDone: 'loggedOut', onError: 'loggedOut' } },
  },
});
