import { getShortestPaths } from 'xstate/graph';
import type { Challenge } from '#contract/session.contract.ts';
import { loginMachine } from '../../src/machines/login/login.machine.ts';
import type { LoginEvent } from '../../src/machines/login/loginEvents.ts';

/** How the server takes the next request of the login. */
export type Outcome = 'entered' | 'totp' | 'sms' | 'E003' | 'GEN01' | 'INVALID-2FA-CODE-MISS' | '2FA-CODE-EXPIRED';

/** What a person does, and how the server takes it where it asks the server. */
export interface LoginStep {
  does: LoginEvent;
  outcome?: Outcome;
}

export interface LoginPath {
  title: string;
  steps: LoginStep[];
  /** The machine's state at its end, as `secondFactor.app`. */
  ends: string;
}

const challengeOf = (method: Challenge['method']): Challenge => ({
  challenge: '9e6f53c6-5f3c-4a0e-9d2c-0a4f0e5c9b11',
  method,
  mobile: method === 'sms' ? '+61••••••156' : null,
});

const outcomesOf: Record<'logIn' | 'giveCode', Outcome[]> = {
  logIn: ['entered', 'totp', 'sms', 'E003', 'GEN01'],
  giveCode: ['entered', 'INVALID-2FA-CODE-MISS', '2FA-CODE-EXPIRED'],
};

/** What a person may do at the login. */
export const acts: readonly LoginEvent[] = [
  { type: 'email.given', email: 'admin@demo.test' },
  { type: 'email.changed' },
  { type: 'credentials.given', email: 'admin@demo.test', password: 'trunkline-demo' },
  { type: 'code.given', code: '123456', remember: false },
  { type: 'code.given', code: 'abcd-efgh-jkmn', remember: true },
  { type: 'code.resend' },
  { type: 'recovery.chosen' },
  { type: 'recovery.left' },
  { type: 'login.restarted' },
];

interface Ending {
  type: string;
  outcome: Outcome;
  output?: unknown;
  error?: unknown;
}

function endingOf(id: string, outcome: Outcome): Ending {
  const done = (output: unknown) => ({ type: `xstate.done.actor.${id}`, outcome, output });
  if (outcome === 'entered') return done({ kind: 'entered' });
  if (outcome === 'totp' || outcome === 'sms') return done({ kind: 'challenged', challenge: challengeOf(outcome) });
  return {
    type: `xstate.error.actor.${id}`,
    outcome,
    error: Object.assign(new Error(outcome), { code: outcome }),
  };
}

/** A state's name with its inner one, as `secondFactor.app`. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as object)
    .map(([outer, inner]) => `${outer}.${nameOf(inner)}`)
    .join();
}

/** Digits are typed where they are asked for, a recovery code in its own field. */
function isTypedWhere(act: LoginEvent, place: string): boolean {
  return act.type !== 'code.given' || (place === 'secondFactor.recovery') === act.code.length > 6;
}

/** The shortest way to every place of the login where a person stands: state, what went wrong, and how the code comes. */
export function loginPaths(stepLogin: boolean): LoginPath[] {
  const paths = getShortestPaths(loginMachine, {
    input: { stepLogin },
    events: (state) => {
      const running = state._nodes.flatMap(({ invoke }) => invoke);
      if (running.length === 0) return acts.filter((act) => state.can(act) && isTypedWhere(act, nameOf(state.value)));
      return running.flatMap(({ id, src }) =>
        outcomesOf[src as keyof typeof outcomesOf].map((outcome) => endingOf(id, outcome) as unknown as LoginEvent),
      );
    },
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.problem, context.challenge?.method, context.code.length]),
  });
  return paths
    .filter(({ state }) => !state.hasTag('busy') || state.matches('entered'))
    .map(({ state, steps }) => {
      const told: LoginStep[] = [];
      for (const { event } of steps) {
        const last = told.at(-1);
        if ('outcome' in event && last) last.outcome = event.outcome as Outcome;
        else if (!event.type.startsWith('xstate.')) told.push({ does: event });
      }
      const title = told.map(({ does, outcome }) => (outcome ? `${does.type} (${outcome})` : does.type)).join(', ');
      return { title: title || 'nothing', steps: told, ends: nameOf(state.value) };
    });
}
