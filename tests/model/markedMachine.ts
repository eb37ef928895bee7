import { type AnyActorLogic, type AnyStateMachine, createMachine } from 'xstate';

const MARK = 'reachability.mark';

interface Config {
  id?: string;
  type?: string;
  states?: Record<string, Config>;
  on?: Record<string, unknown>;
  after?: Record<string, unknown>;
  always?: unknown;
  onDone?: unknown;
  invoke?: unknown;
  entry?: unknown;
}

/** A machine that behaves like the original and reports each state it enters and each transition it takes. */
export interface MarkedMachine {
  machine: AnyStateMachine;
  /** Every state and transition of the machine. */
  marks: string[];
}

/**
 * Marks all states (`editing.dirty`) and transitions (`editing.dirty: save.requested 1`, numbered per event). A history
 * state has none: it leads to another one.
 */
export function markMachine(original: AnyStateMachine): MarkedMachine {
  const marks: string[] = [];
  const mark = (name: string) => {
    marks.push(name);
    return { type: MARK, params: { name } };
  };
  const transitions = (name: string, given: unknown): object[] =>
    listOf(given).map((one, at) => {
      const transition = (typeof one === 'string' ? { target: one } : one) as { actions?: unknown };
      return { ...transition, actions: [mark(`${name} ${at + 1}`), ...listOf(transition.actions)] };
    });
  const byEvent = (path: string, given: Record<string, unknown> = {}) =>
    Object.fromEntries(Object.entries(given).map(([event, one]) => [event, transitions(`${path}: ${event}`, one)]));
  const state = (config: Config, path: string): Config =>
    config.type === 'history' ? config : markedState(config, path);
  const markedState = (config: Config, path: string): Config => ({
    ...config,
    entry: [mark(path), ...listOf(config.entry)],
    on: byEvent(path, config.on),
    after: byEvent(`${path}: after`, config.after),
    always: transitions(`${path}: always`, config.always),
    ...(config.onDone === undefined ? {} : { onDone: transitions(`${path}: done`, config.onDone) }),
    invoke: listOf(config.invoke).map((given) => {
      const invoke = given as { src: string | AnyActorLogic; onDone?: unknown; onError?: unknown };
      const name = `${path}: ${typeof invoke.src === 'string' ? invoke.src : 'actor'}`;
      return {
        ...invoke,
        onDone: transitions(`${name} done`, invoke.onDone),
        onError: transitions(`${name} failed`, invoke.onError),
      };
    }),
    ...(config.states && {
      states: Object.fromEntries(
        Object.entries(config.states).map(([name, inner]) => [
          name,
          state(inner, path === original.id ? name : `${path}.${name}`),
        ]),
      ),
    }),
  });
  const config = state(original.config as Config, original.id);
  const machine = createMachine(config as Parameters<typeof createMachine>[0], original.implementations as object);
  return { machine: machine.provide({ actions: { [MARK]: () => undefined } }), marks };
}

/** The marks among a step's actions. */
export function marksIn(actions: readonly { type: string; params: unknown }[]): string[] {
  return actions.filter(({ type }) => type === MARK).map(({ params }) => (params as { name: string }).name);
}

function listOf(given: unknown): unknown[] {
  return given === undefined ? [] : Array.isArray(given) ? given : [given];
}
