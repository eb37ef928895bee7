import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  initialTransition,
  type InputFrom,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { markMachine, marksIn } from './markedMachine.ts';

/** How an actor can end: the outputs it can return and the errors it can throw. */
export interface Outcomes {
  done: unknown[];
  failed: unknown[];
}

/** The inputs of a walk through a machine: one of each class that the machine distinguishes. */
export interface Walk<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  inputs: InputFrom<Machine>[];
  events: EventFromLogic<Machine>[];
  /** Keyed by the name under which the machine invokes them. */
  actors: Record<string, Outcomes>;
  /** The part of the context that distinguishes states, so that counters cannot make walks endless; defaults to all. */
  partOf?: (context: SnapshotFrom<Machine>['context']) => unknown;
  /** Regions of a parallel machine that no other looks at: a place is the same whatever state they are in. */
  independent?: readonly string[];
}

const MOST_STEPS = 200_000;

/** The states and transitions reachable by any sequence of events and actor results. */
export function marksReached({
  machine,
  inputs,
  events,
  actors,
  partOf = (context) => context,
  independent = [],
}: Walk): Set<string> {
  const { machine: marked } = markMachine(machine);
  const reached = new Set<string>();
  const places = new Set<string>();
  const steps = inputs.map((input) => initialTransition(marked, input));
  for (const [snapshot, actions] of steps) {
    for (const mark of marksIn(actions)) reached.add(mark);
    const place = placeOf(snapshot, partOf, independent);
    if (snapshot.status !== 'active' || places.has(place)) continue;
    if (steps.length > MOST_STEPS) throw new Error(`${machine.id}: the walk does not end; tell its places by less`);
    places.add(place);
    for (const event of [...events, ...endingsOf(snapshot, actors)]) steps.push(transition(marked, snapshot, event));
  }
  return reached;
}

/** What distinguishes a state: where the machine is, where its history states lead, and a part of its context. */
export function placeOf(
  snapshot: AnyMachineSnapshot,
  partOf: (context: never) => unknown,
  independent: readonly string[] = [],
): string {
  const { value, context, historyValue } = snapshot as AnyMachineSnapshot & { context: never };
  const remembered = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  const dependent = typeof value === 'string' ? value : omit(value, independent);
  return JSON.stringify([dependent, remembered, partOf(context)]);
}

const omit = (value: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** How the running actors can end. */
export function endingsOf(snapshot: AnyMachineSnapshot, actors: Walk['actors']): { type: string }[] {
  return snapshot._nodes.flatMap(({ invoke }) =>
    invoke.flatMap(({ id, src }) => {
      const { done, failed } = actors[typeof src === 'string' ? src : id] ?? { done: [], failed: [] };
      return [
        ...done.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
        ...failed.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
      ];
    }),
  );
}
