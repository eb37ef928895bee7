import type { FlowEvent } from '#flows/core/events.ts';
import { currentFlow, endOf, routeOf } from '#flows/core/run.ts';
import type { RunEnd } from '#flows/core/runContext.ts';
import { wallTime } from '#flows/core/wallTime.ts';
import type { FlowTest, TestEnd } from '#values/flow/flowTest.ts';
import { nowOf, type Simulation } from '../simulator/simulation.ts';

type Answer = FlowTest['answers'][number];

/** A played call as a test without a name. Undefined until it is over, and for one that was cut off. */
export function testOf({ flow, facts, turn, moves }: Simulation, id: string): Omit<FlowTest, 'name'> | undefined {
  const crossing = moves.findIndex(({ snapshot }) => currentFlow(snapshot) !== null);
  const own = crossing < 0 ? moves : moves.slice(0, crossing + 1);
  const last = nowOf({ moves: own } as Simulation)?.snapshot;
  const route = last && routeOf(last).filter((step) => step.flow === undefined);
  const step = route?.at(-1)?.nodeId;
  const as = crossing < 0 ? last && endOfCall(endOf(last)) : 'continued';
  if (step === undefined || !as) return undefined;
  const { at, area, country, caller, trackingNumber, firstTime, tags, ...known } = facts;
  return {
    id,
    call: {
      at: localTime(at, flow.document.timezone),
      caller,
      trackingNumber,
      firstTime,
      area,
      country,
      ...pick(known),
      ...(tags && { tags: [...tags] }),
    },
    turn,
    answers: answersOf(
      facts.at,
      own.flatMap(({ event }) => event ?? []),
    ),
    ends: { step, as },
  };
}

function pick({ state, mobile, callerName, source }: Partial<Simulation['facts']>) {
  return {
    ...(state && { state }),
    ...(mobile !== undefined && { mobile }),
    ...(callerName && { callerName }),
    ...(source && { source }),
  };
}

function endOfCall(end: RunEnd | null): TestEnd | undefined {
  return end === null || end === 'unconnected' ? undefined : end;
}

/** The turns of rotations follow from the first. */
function answersOf(start: number, events: readonly FlowEvent[]): Answer[] {
  let before = start;
  return events.flatMap(({ at, ...event }): Answer[] => {
    if (event.type === 'ROTATED' || event.type === 'LEG_ANSWERED') return [];
    const after = Math.max(0, Math.round((at - before) / 1000));
    before = at;
    return [{ after, event: plain(event) }];
  });
}

function plain(event: object): Answer['event'] {
  return JSON.parse(JSON.stringify(event)) as Answer['event'];
}

function localTime(at: number, timezone: string): string {
  const { date, minute } = wallTime(at, timezone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
