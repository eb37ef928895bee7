import { type AnyMachineSnapshot, type EventFromLogic, initialTransition, type InputFrom, transition } from 'xstate';
import { markMachine, marksIn } from './markedMachine.ts';
import { endingsOf, placeOf, type Walk } from './reachability.ts';

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
  /** What the last step passed, each with the state that it left. */
  last: string[];
}

/** The most steps of a path, so that one that fails can still be followed. */
const MOST_STEPS = 16;

/**
 * Paths that together take every transition possible in a page, for tests that drive a real page: opening one takes
 * longer than most transitions. A path goes on to the nearest transition not taken yet for as long as it can reach one;
 * those `apart` begin anew for each, for a page that is prepared for what is to come. Results of actors are events of
 * the form `xstate.done.actor.…`. `possible` says which events a page can cause in a state; defaults to all.
 */
export function coveringPaths<Machine extends Walk['machine']>(
  { machine, inputs, events, actors, partOf = (context) => context }: Walk<Machine>,
  possible: (snapshot: AnyMachineSnapshot, event: { type: string }) => boolean = () => true,
  { apart = false } = {},
): Path<InputFrom<Machine>, EventFromLogic<Machine>>[] {
  const { machine: marked } = markMachine(machine);
  const taken = new Set<string>();
  const beginnings: Place[] = inputs.map((input) => {
    const [snapshot, actions] = initialTransition(marked, input);
    return { snapshot, start: snapshot, input, steps: [], marks: marksIn(actions), last: [] };
  });

  const after = (place: Place): Place[] => {
    const { snapshot, steps, marks } = place;
    if (snapshot.status !== 'active' || steps.length === MOST_STEPS) return [];
    const causes = [...events, ...endingsOf(snapshot, actors)].filter((event) => possible(snapshot, event));
    return causes.map((event) => {
      const [next, actions] = transition(marked, snapshot, event);
      const passed = marksIn(actions);
      const last = passed.map((mark) => `${regionOf(snapshot, mark)} ${mark}`);
      return {
        ...place,
        snapshot: next,
        steps: [...steps, { event, snapshot: next }],
        marks: [...marks, ...passed],
        last,
      };
    });
  };

  /** The nearest place that is reached by something not taken yet. */
  const nearest = (places: Place[]): Place | undefined => {
    const seen = new Set<string>();
    const open = [...places];
    for (const place of open) {
      const name = placeOf(place.snapshot, partOf);
      if (seen.has(name)) continue;
      seen.add(name);
      const reached = after(place);
      const found = reached.find(({ last }) => last.some((mark) => !taken.has(mark)));
      if (found) return found;
      open.push(...reached);
    }
    return undefined;
  };

  const walked: Place[] = [];
  for (let path = nearest(beginnings); path; path = nearest(beginnings)) {
    let end = path;
    for (let on: Place | undefined = path; on; on = apart ? undefined : nearest([end])) {
      end = on;
      for (const mark of end.last) taken.add(mark);
    }
    walked.push(end);
  }
  return [...beginnings, ...walked]
    .filter((path, _, all) => !all.some((longer) => isBeginning(path, longer)))
    .map(({ input, start, steps, marks }) => ({
      marks,
      name: [`${at(start)}`, ...steps.map(({ event, snapshot }) => `${nameOf(event)} → ${at(snapshot)}`)].join(', '),
      input: input as InputFrom<Machine>,
      start,
      steps: steps as Step<EventFromLogic<Machine>>[],
    }));
}

/** Where the region of a mark was: what another region of a parallel machine does makes no other transition of it. */
function regionOf({ machine, value }: AnyMachineSnapshot, mark: string): string {
  const [region = ''] = /^\w+/.exec(mark) ?? [];
  if (machine.config.type !== 'parallel' || typeof value === 'string') return JSON.stringify(value);
  return JSON.stringify(value[region]);
}

const eventsOf = ({ steps }: Place) => JSON.stringify(steps.map(({ event }) => event));

const isBeginning = (short: Place, long: Place) =>
  short.start === long.start &&
  short.steps.length < long.steps.length &&
  eventsOf(short) === eventsOf({ ...long, steps: long.steps.slice(0, short.steps.length) });

const at = ({ value }: AnyMachineSnapshot) => (typeof value === 'string' ? value : JSON.stringify(value));

function nameOf({ type, ...rest }: { type: string }): string {
  const [, ending] = /^xstate\.(done|error)\./.exec(type) ?? [];
  if (ending !== undefined) return ending === 'done' ? 'works' : 'fails';
  return Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(Object.values(rest))}`;
}
