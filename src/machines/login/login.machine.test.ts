import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type StateValue, waitFor } from 'xstate';
import type { Challenge } from '#contract/tenancy/session.contract.ts';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { type CodeInput, loginMachine } from './login.machine.ts';
import type { LoginAnswer, LoginEvent, LoginInput, Pair } from './loginEvents.ts';

type Answer = 'entered' | Challenge['method'] | ErrorCode;
type Request = { logIn: Pair } | { giveCode: CodeInput };

const id = '9e6f53c6-5f3c-4a0e-9d2c-0a4f0e5c9b11';
const pair = { email: 'ada@harbour.test', password: 'correct horse' };
const give = { type: 'credentials.given', ...pair } as const;
const digits = { type: 'code.given', code: '123456', remember: false } as const;
const recovery = { type: 'code.given', code: 'abcd-efgh-jkmn', remember: true } as const;
const codeSent = ({ code, remember }: typeof digits | typeof recovery): Request => ({
  giveCode: { ...pair, challenge: id, code, remember },
});
const secondFactor = (inner: string): StateValue => ({ secondFactor: inner });

function answerTo(answer: Answer): Promise<LoginAnswer> {
  if (answer === 'entered') return Promise.resolve({ kind: 'entered' });
  if (answer === 'totp' || answer === 'sms')
    return Promise.resolve({ kind: 'challenged', challenge: { challenge: id, method: answer, mobile: null } });
  return Promise.reject(Object.assign(new Error(answer), { code: answer }));
}

/** Sends the events in turn, each after the previous one was answered. */
async function run(input: LoginInput, events: readonly LoginEvent[], answers: readonly Answer[]) {
  const requests: Request[] = [];
  const left = [...answers];
  const next = (request: Request) => {
    requests.push(request);
    return answerTo(left.shift() ?? 'GEN01');
  };
  const machine = loginMachine.provide({
    actors: {
      logIn: fromPromise(({ input: given }) => next({ logIn: given })),
      giveCode: fromPromise(async ({ input: given }) => void (await next({ giveCode: given }))),
    },
  });
  const actor = createActor(machine, { input });
  actor.start();
  for (const event of events) {
    actor.send(event);
    await waitFor(actor, (state) => !state.hasTag('busy') || state.matches('entered'));
  }
  expect(left).toEqual([]);
  const { value, context } = actor.getSnapshot();
  return { value, context, requests };
}

interface Row {
  name: string;
  stepLogin?: boolean;
  events: LoginEvent[];
  answers: Answer[];
  ends: StateValue;
  problem: ErrorCode | null;
  sent: Request;
}

const rows: Row[] = [
  {
    name: 'correct credentials log in',
    events: [give],
    answers: ['entered'],
    ends: 'entered',
    problem: null,
    sent: { logIn: pair },
  },
  {
    name: 'a two-step login sends the email of the first step with the password of the second',
    stepLogin: true,
    events: [
      { type: 'email.given', email: pair.email },
      { type: 'credentials.given', email: '', password: pair.password },
    ],
    answers: ['entered'],
    ends: 'entered',
    problem: null,
    sent: { logIn: pair },
  },
  {
    name: 'a corrected email is the one sent',
    stepLogin: true,
    events: [
      { type: 'email.given', email: 'wrong@harbour.test' },
      { type: 'email.changed' },
      { type: 'email.given', email: pair.email },
      { type: 'credentials.given', email: '', password: pair.password },
    ],
    answers: ['entered'],
    ends: 'entered',
    problem: null,
    sent: { logIn: pair },
  },
  {
    name: 'wrong credentials can be entered again',
    events: [give],
    answers: ['E003'],
    ends: 'credentials',
    problem: 'E003',
    sent: { logIn: pair },
  },
  {
    name: 'in two steps, only the password is entered again',
    stepLogin: true,
    events: [{ type: 'email.given', email: pair.email }, give],
    answers: ['E003'],
    ends: 'password',
    problem: 'E003',
    sent: { logIn: pair },
  },
  {
    name: 'an app code is sent with the credentials and the challenge',
    events: [give, digits],
    answers: ['totp', 'entered'],
    ends: 'entered',
    problem: null,
    sent: codeSent(digits),
  },
  {
    name: 'a wrong code can be entered again in the same place',
    events: [give, digits],
    answers: ['sms', 'INVALID-2FA-CODE-MISS'],
    ends: secondFactor('message'),
    problem: 'INVALID-2FA-CODE-MISS',
    sent: codeSent(digits),
  },
  {
    name: 'a wrong recovery code can be entered again as a recovery code',
    events: [give, { type: 'recovery.chosen' }, recovery],
    answers: ['totp', 'INVALID-2FA-CODE-MISS'],
    ends: secondFactor('recovery'),
    problem: 'INVALID-2FA-CODE-MISS',
    sent: codeSent(recovery),
  },
  {
    name: 'resending a code uses the same credentials',
    events: [give, { type: 'code.resend' }],
    answers: ['sms', 'sms'],
    ends: secondFactor('message'),
    problem: null,
    sent: { logIn: pair },
  },
];

const anew: ErrorCode[] = ['2FA-CODE-EXPIRED', 'E003', 'AUTH01'];

describe('what a login sends, and where it ends', () => {
  test.each(rows)('$name', async ({ stepLogin = false, events, answers, ends, problem, sent }) => {
    const { value, context, requests } = await run({ stepLogin }, events, answers);
    expect({ value, problem: context.problem, sent: requests.at(-1) }).toEqual({ value: ends, problem, sent });
  });
});

test.each(anew.flatMap((code) => [digits, recovery].map((given) => ({ code, given }))))(
  'after $code for $given.code the login starts over and keeps no secrets',
  async ({ code, given }) => {
    const { value, context } = await run({ stepLogin: false }, [give, given], ['totp', code]);
    expect({ value, ...context }).toEqual({
      value: 'credentials',
      stepLogin: false,
      email: pair.email,
      password: '',
      challenge: null,
      code: '',
      remember: given.remember,
      problem: code,
    });
  },
);

test('a successful login clears the password', async () => {
  expect((await run({ stepLogin: false }, [give], ['entered'])).context.password).toBe('');
});

test('a session that rejects the login afterwards returns to the start with the reason', async () => {
  const { value, context } = await run(
    { stepLogin: false },
    [give, { type: 'entrance.refused', problem: 'INVALID-TOKEN-BT2' }],
    ['entered'],
  );
  expect({ value, problem: context.problem }).toEqual({ value: 'credentials', problem: 'INVALID-TOKEN-BT2' });
});
