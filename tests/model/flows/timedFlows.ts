import fc from 'fast-check';
import { addDays } from '#flows/core/wallTime.ts';
import type { FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';

/** The days on which clocks change in the flows' zone. */
export const clockChanges = ['2026-10-04', '2027-04-04', '2027-10-03', '2028-04-02'];

const audio = { kind: 'audio', url: 'https://example.com/hello.mp3' };
const target = { id: 't', label: '', number: '+61398765432' };

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

/** Hours that last minutes or much of a day, so that calls cross from one period into another. */
const hours = fc
  .tuple(clock, fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 1439 })))
  .map(([from, minutes]) => {
    const end = (Number(from.slice(0, 2)) * 60 + Number(from.slice(3)) + minutes) % 1440;
    return { from, to: [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':') };
  });

const seldom = <Value>(some: fc.Arbitrary<Value[]>): fc.Arbitrary<Value[]> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<Value[]>([]) }, { weight: 1, arbitrary: some });

const scheduleAround = (day: string) => {
  const dates = fc.uniqueArray(fc.constantFrom(day, addDays(day, 1)), { maxLength: 1 });
  const period = fc.record({
    id: fc.constantFrom('a', 'b'),
    name: fc.constant(''),
    weekly: fc.array(
      hours.map((times) => ({ days: [1, 2, 3, 4, 5, 6, 7], ...times })),
      { maxLength: 2 },
    ),
    dates: seldom(dates),
  });
  return fc.record({
    timezone: fc.constantFrom(null, null, 'Asia/Kathmandu'),
    periods: fc.uniqueArray(period, { selector: ({ id }) => id, minLength: 1, maxLength: 2 }),
    holidays: seldom(fc.constant([{ date: day, name: '' }])),
  });
};

const menuSettings: FlowNode['settings'] = {
  prompt: audio,
  keys: [{ key: '1', label: '' }],
  timeout: 60,
  attempts: 1,
  invalidPrompt: null,
};

type Made = Pick<FlowNode, 'type' | 'settings'>;

/** Steps that last whole minutes at most, by what their settings say. */
const stepAround = (day: string): fc.Arbitrary<Made> =>
  fc.oneof(
    { weight: 4, arbitrary: scheduleAround(day).map((settings) => ({ type: 'schedule', settings })) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(60, 120).map((timeout) => ({
        type: 'ring',
        settings: { ...(nodeTypes.ring.defaults() as object), targets: [target], timeout },
      })),
    },
    {
      weight: 1,
      arbitrary: fc.constant<Made>({ type: 'menu', settings: menuSettings }),
    },
  );

/** A small flow without loops about a day, some exits of which may lead nowhere. */
export function timedFlow(day: string): fc.Arbitrary<FlowDocument> {
  return fc
    .tuple(
      fc.array(stepAround(day), { minLength: 1, maxLength: 6 }),
      fc.constantFrom<NodeTypeName>('voicemail', 'hangup'),
      fc.infiniteStream(fc.nat(1000)),
    )
    .map(([steps, end, picks]) => {
      const start = { type: 'start', settings: nodeTypes.start.defaults() as Made['settings'] };
      const last = { type: end, settings: nodeTypes[end].defaults() as Made['settings'] };
      const nodes = [start, ...steps, last].map((made, at) => ({ id: `n${at}`, name: '', version: 1, ...made }));
      const edges = nodes.flatMap(({ id, type, settings }, at): FlowEdge[] =>
        nodeTypes[type as NodeTypeName].exits(settings).flatMap((exit, position) => {
          const pick = picks.next().value ?? 0;
          if (position > 0 && pick % 9 === 0) return [];
          const hop = position === 0 ? 0 : pick % (nodes.length - at - 1);
          return [{ id: `${id}-${exit.id}`, from: id, exit: exit.id, to: `n${at + 1 + hop}` }];
        }),
      );
      return { schema: 1, name: 'Timed', timezone: 'Australia/Melbourne', nodes, edges };
    });
}
