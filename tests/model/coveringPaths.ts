import { type AnyMachineSnapshot, type EventFromLogic, initialTransition, type InputFrom, transition } from 'xstate';
import { markMachine, marksIn } from './markedMachine.ts';
import { endingsOf, type Walk } from './reachability.ts';

export interface Step<Event> {
  event: Event;
  /** The state after it. */
  snapshot: AnyMachineSnapshot;
}

/** A path through a machine: its input and its events. */
export interface Path<Input, Event> {
  name: string;
  input: Input;
  start: AnyMachineSnapshot;
  steps: Step<Event>[];
  /** The marks of the states and transitions along the path. */
  marks: string[];
}

interface Place {
  snapshot: AnyMachineSnapshot;
  steps: Step<{ type: string }>[];
  input: unknown;
  start: AnyMachineSnapshot;
  marks: string[];
}

/**
 * Shortest paths that together take every transition possible in a page, for tests that drive a real page. Results of
 * actors are events of the form `xstate.done.actor.…`. `possible` says which events a page can cause in a state;
 * defaults to all.
 */
export function coveringPaths<Machine extends Walk['machine']>(
  { machine, inputs, events, actors, partOf = (context) => context }: Walk<Machine>,
  possible: (snapshot: AnyMachineSnapshot, event: { type: string }) => boolean = () => true,
): Path<InputFrom<Machine>, EventFromLogic<Machine>>[] {
  const { machine: marked } = markMachine(machine);
  const seen = new Set<string>();
  const reached = new Set<string>();
  const kept: Place[] = [];
  const open: Place[] = inputs.map((input) => {
    const [snapshot, actions] = initialTransition(marked, input);
    return { snapshot, start: snapshot, input, steps: [], marks: marksIn(actions) };
  });
  kept.push(...open);
  for (const place of open) {
    const { snapshot } = place;
    const name = JSON.stringify([snapshot.value, partOf(snapshot.context)]);
    if (snapshot.status !== 'active' || seen.has(name)) continue;
    seen.add(name);
    for (const event of [...events, ...endingsOf(snapshot, actors)]) {
      if (!possible(snapshot, event)) continue;
      const [after, actions] = transition(marked, snapshot, event);
      const passed = marksIn(actions);
      const next = {
        ...place,
        snapshot: after,
        steps: [...place.steps, { event, snapshot: after }],
        marks: [...place.marks, ...passed],
      };
      const marks = passed.map((mark) => `${JSON.stringify(snapshot.value)} ${mark}`);
      if (marks.some((mark) => !reached.has(mark))) kept.push(next);
      for (const mark of marks) reached.add(mark);
      open.push(next);
    }
  }
  const isBeginning = (short: Place, long: Place) =>
    short !== long &&
    short.start === long.start &&
    short.steps.length < long.steps.length &&
    short.steps.every((step, at) => step === long.steps[at]);
  return kept
    .filter((place) => !kept.some((longer) => isBeginning(place, longer)))
    .map(({ input, start, steps, marks }) => ({
      marks,
      name: [`${at(start)}`, ...steps.map(({ event, snapshot }) => `${nameOf(event)} → ${at(snapshot)}`)].join(', '),
      input: input as InputFrom<Machine>,
      start,
      steps: steps as Step<EventFromLogic<Machine>>[],
    }));
}

const at = ({ value }: AnyMachineSnapshot) => (typeof value === 'string' ? value : JSON.stringify(value));

function nameOf({ type, ...rest }: { type: string }): string {
  const [, ending] = /^xstate\.(done|error)\./.exec(type) ?? [];
  if (ending !== undefined) return ending === 'done' ? 'works' : 'fails';
  return Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(Object.values(rest))}`;
}
