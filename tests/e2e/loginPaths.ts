import { getShortestPaths } from 'xstate/graph';
import type { Challenge } from '#contract/tenancy/session.contract.ts';
import { loginMachine } from '../../src/machines/login/login.machine.ts';
import type { LoginEvent } from '../../src/machines/login/loginEvents.ts';
import { marksAlong } from '../model/coverage.ts';
import { coveringPaths } from '../model/coveringPaths.ts';
import { walk } from '../model/machines/login.walk.ts';

/** How the server answers the next login request. */
export type Outcome = 'entered' | 'totp' | 'sms' | 'E003' | 'GEN01' | 'INVALID-2FA-CODE-MISS' | '2FA-CODE-EXPIRED';

/** A user's action, with the server's answer if it needs one. */
export interface LoginStep {
  does: LoginEvent;
  outcome?: Outcome;
}

export interface LoginPath {
  title: string;
  steps: LoginStep[];
  /** The machine's final state, such as `secondFactor.app`. */
  ends: string;
  marks: string[];
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

/** Everything a user can do at the login. */
const acts: readonly LoginEvent[] = [
  { type: 'email.given', email: 'ada@harbour.test' },
  { type: 'email.changed' },
  { type: 'credentials.given', email: 'ada@harbour.test', password: 'x' },
  { type: 'code.given', code: '123456', remember: false },
  { type: 'code.given', code: 'abcd-efgh-jkmn', remember: true },
  { type: 'code.resend' },
  { type: 'recovery.chosen' },
  { type: 'recovery.left' },
  { type: 'login.restarted' },
];

interface Ending {
  type: string;
  output?: { kind: 'entered' } | { kind: 'challenged'; challenge: { method: Challenge['method'] } };
  error?: { code: Outcome };
}

function outcomeOf({ output, error }: Ending): Outcome {
  if (error) return error.code;
  return output?.kind === 'challenged' ? output.challenge.method : 'entered';
}

function endingOf(id: string, outcome: Outcome): Ending {
  if (outcome === 'entered') return { type: `xstate.done.actor.${id}`, output: { kind: 'entered' } };
  if (outcome === 'totp' || outcome === 'sms')
    return { type: `xstate.done.actor.${id}`, output: { kind: 'challenged', challenge: challengeOf(outcome) } };
  return { type: `xstate.error.actor.${id}`, error: Object.assign(new Error(outcome), { code: outcome }) };
}

/** The name of a nested state, such as `secondFactor.app`. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as object)
    .map(([outer, inner]) => `${outer}.${nameOf(inner)}`)
    .join();
}

/** A code with digits is typed where it is requested, a recovery code in its own field. */
function isTypedWhere(act: LoginEvent, place: string): boolean {
  return act.type !== 'code.given' || (place === 'secondFactor.recovery') === act.code.length > 6;
}

/** The paths to drive: to every stable state and through every transition, without duplicates. */
export function loginPaths(stepLogin: boolean): LoginPath[] {
  const paths = [...pathsToPlaces(stepLogin), ...pathsThroughTransitions(stepLogin)];
  return [...new Map(paths.map((path) => [path.title, path])).values()];
}

/** The shortest path to every stable state of the login, distinguished by state, error and code delivery. */
function pathsToPlaces(stepLogin: boolean): LoginPath[] {
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
    .map(({ state, steps }) =>
      pathOf(
        stepLogin,
        steps.flatMap(({ event }) => ((event.type as string) === 'xstate.init' ? [] : [event])),
        state.value,
      ),
    );
}

/** Only an established session can be refused. */
function pathsThroughTransitions(stepLogin: boolean): LoginPath[] {
  const isPossible = ({ value }: { value: unknown }, event: { type: string }) =>
    event.type === 'entrance.refused' ? value === 'entered' : isTypedWhere(event as LoginEvent, nameOf(value));
  return coveringPaths({ ...walk, inputs: [{ stepLogin }] }, isPossible, { apart: true }).map(({ start, steps }) =>
    pathOf(
      stepLogin,
      steps.map(({ event }) => event),
      (steps.at(-1)?.snapshot ?? start).value,
    ),
  );
}

function pathOf(stepLogin: boolean, events: readonly LoginEvent[], end: unknown): LoginPath {
  const steps: LoginStep[] = [];
  for (const event of events) {
    const last = steps.at(-1);
    if (!event.type.startsWith('xstate.')) steps.push({ does: event });
    else if (last) last.outcome = outcomeOf(event as unknown as Ending);
  }
  const title = steps.map(({ does, outcome }) => (outcome ? `${does.type} (${outcome})` : does.type)).join(', ');
  return {
    title: title || 'nothing',
    steps,
    ends: nameOf(end),
    marks: marksAlong(loginMachine, { stepLogin }, events),
  };
}
