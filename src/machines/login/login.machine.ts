import { assign, fromPromise, setup } from 'xstate';
import { codeOf } from '../session/sessionEvents.ts';
import { beginsAnew, type LoginAnswer, type LoginContext, type LoginEvent, type LoginInput } from './loginEvents.ts';
import { notProvided } from '../notProvided.ts';

/** Input of the second step: the credentials again, and the code for the server's challenge. */
export interface CodeInput {
  email: string;
  password: string;
  challenge: string;
  code: string;
  remember: boolean;
}

/**
 * Login: email and password together or in turn, then a second factor if the server asks for one. `entered` hands over
 * to the session, which reports a late rejection, and clears the password.
 */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    tags: {} as 'busy',
  },
  actors: {
    logIn: fromPromise<LoginAnswer, { email: string; password: string }>(async () => notProvided('logIn')),
    giveCode: fromPromise<void, CodeInput>(async () => notProvided('giveCode')),
  },
  actions: {
    keepProblem: assign({ problem: (_, params: { error: unknown }) => codeOf(params.error) }),
    keepChallenge: assign({
      challenge: (_, params: { output: LoginAnswer }) =>
        params.output.kind === 'challenged' ? params.output.challenge : null,
      problem: null,
    }),
    clearProblem: assign({ problem: null }),
    forget: assign({ password: '', code: '', challenge: null }),
  },
  guards: {
    inSteps: ({ context }) => context.stepLogin,
    isChallenged: (_, params: { output: LoginAnswer }) => params.output.kind === 'challenged',
    gaveRecovery: ({ context }) => !/^\d{6}$/.test(context.code),
    bySms: ({ context }) => context.challenge?.method === 'sms',
    beginsAnew: (_, params: { error: unknown }) => beginsAnew(codeOf(params.error)),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    ...input,
    email: '',
    password: '',
    challenge: null,
    code: '',
    remember: false,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: { entry: 'forget', always: [{ guard: 'inSteps', target: 'email' }, 'credentials'] },
    email: {
      on: {
        'email.given': {
          target: 'password',
          actions: assign({ email: ({ event }) => event.email, problem: null }),
        },
      },
    },
    password: {
      on: {
        'email.changed': { target: 'email', actions: 'clearProblem' },
        'credentials.given': { target: 'checking', actions: assign({ password: ({ event }) => event.password }) },
      },
    },
    credentials: {
      on: {
        'credentials.given': {
          target: 'checking',
          actions: assign({ email: ({ event }) => event.email, password: ({ event }) => event.password }),
        },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        input: ({ context: { email, password } }) => ({ email, password }),
        onDone: [
          {
            guard: { type: 'isChallenged', params: ({ event }) => event },
            target: 'secondFactor',
            actions: { type: 'keepChallenge', params: ({ event }) => event },
          },
          'entered',
        ],
        onError: { target: 'refused', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    refused: { entry: 'forget', always: [{ guard: 'inSteps', target: 'password' }, 'credentials'] },
    secondFactor: {
      initial: 'choosing',
      on: {
        'login.restarted': { target: 'starting', actions: 'clearProblem' },
        'code.given': {
          target: 'verifying',
          actions: assign({ code: ({ event }) => event.code, remember: ({ event }) => event.remember }),
        },
      },
      states: {
        choosing: { always: [{ guard: 'bySms', target: 'message' }, 'app'] },
        app: { on: { 'recovery.chosen': { target: 'recovery', actions: 'clearProblem' } } },
        message: {
          on: {
            'recovery.chosen': { target: 'recovery', actions: 'clearProblem' },
            'code.resend': '#login.resending',
          },
        },
        recovery: { on: { 'recovery.left': { target: 'choosing', actions: 'clearProblem' } } },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        input: ({ context: { email, password } }) => ({ email, password }),
        onDone: [
          {
            guard: { type: 'isChallenged', params: ({ event }) => event },
            target: 'secondFactor',
            actions: { type: 'keepChallenge', params: ({ event }) => event },
          },
          'entered',
        ],
        onError: { target: 'secondFactor', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        src: 'giveCode',
        input: ({ context }) => codeInput(context),
        onDone: 'entered',
        onError: [
          {
            guard: { type: 'beginsAnew', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
          {
            guard: 'gaveRecovery',
            target: 'secondFactor.recovery',
            actions: { type: 'keepProblem', params: ({ event }) => event },
          },
          { target: 'secondFactor', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
    },
    entered: {
      tags: 'busy',
      entry: assign({ password: '', problem: null }),
      on: {
        'entrance.refused': { target: 'refused', actions: assign({ problem: ({ event }) => event.problem }) },
      },
    },
  },
});

function codeInput({ email, password, challenge, code, remember }: LoginContext): CodeInput {
  if (challenge === null) throw new Error('there is no challenge to answer');
  return { email, password, challenge: challenge.challenge, code, remember };
}
