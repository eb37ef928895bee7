import fc from 'fast-check';
import type { FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';
import type { FlowTest } from '#values/flow/flowTest.ts';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import { aTest } from '../../builders/flows/aTest.ts';

const speech = { kind: 'text', text: 'Hello.', language: 'en-AU' };
const targets = ['+61398765432', '+61398765433'].map((number, index) => ({ id: `t${index}`, label: '', number }));
const webPhone = { id: 'web', label: '', number: '', webPhone: 7 };

const SETTINGS: Partial<Record<NodeTypeName, object>> = {
  start: { consent: speech },
  ring: { targets: [...targets, webPhone], order: 'inOrder' },
  locations: { location: 'somewhere', fallback: targets },
  region: {
    groups: [
      { id: 'vic', name: 'Victoria', prefixes: ['+613'], areaCodes: [], states: ['AU-VIC'], countries: [] },
      { id: 'au', name: 'Australia', prefixes: [], areaCodes: ['AU 02'], states: [], countries: ['AU'] },
    ],
  },
  roundRobin: { targets: [webPhone, ...targets].map((target, index) => ({ ...target, weight: index + 1 })), rounds: 2 },
};

/** Settings that make the node type valid. */
export function settingsOf(type: string): FlowNode['settings'] {
  const name = type as NodeTypeName;
  return { ...(nodeTypes[name].defaults() as object), ...SETTINGS[name] } as FlowNode['settings'];
}

/** Locations may only lead to a hang-up, so that it fits nowhere else. */
const STEPS = (Object.keys(nodeTypes) as NodeTypeName[]).filter(
  (name) => nodeTypes[name].role === 'step' && name !== 'locations',
);

/** Valid flows: every exit leads to a later node, and the last ones are ends. */
export const validFlow: fc.Arbitrary<FlowDocument> = fc
  .tuple(
    fc.array(fc.constantFrom(...STEPS), { maxLength: 12 }),
    fc.constantFrom<NodeTypeName>('voicemail', 'hangup'),
    fc.infiniteStream(fc.nat(1000)),
  )
  .map(([steps, end, picks]) => {
    const types: NodeTypeName[] = ['start', ...steps, end];
    const nodes = types.map((type, at) => ({ id: `n${at}`, type, version: 1, name: type, settings: settingsOf(type) }));
    const edges = nodes.flatMap(({ id, type, settings }, at): FlowEdge[] =>
      nodeTypes[type].exits(settings).map((exit, position) => {
        // The first exit leads to the next node, so that every node is reachable.
        const hop = position === 0 ? 0 : (picks.next().value ?? 0) % (nodes.length - at - 1);
        return { id: `${id}-${exit.id}`, from: id, exit: exit.id, to: `n${at + 1 + hop}` };
      }),
    );
    return { schema: 1, name: 'Any', timezone: 'Australia/Melbourne', nodes, edges };
  });

/** A value as a request brings it: JSON writes −0 as 0. */
const sentValue = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));

/** Flows of valid nodes connected at random: loops, islands, exits with no edge or two, dangling edges. */
export const wildFlow: fc.Arbitrary<FlowDocument> = fc
  .tuple(
    fc.array(fc.constantFrom<NodeTypeName>(...STEPS, 'voicemail', 'start'), { maxLength: 12 }),
    fc.infiniteStream(fc.nat(1000)),
  )
  .map(([steps, picks]) => {
    const pick = (choices: number): number => (picks.next().value ?? 0) % choices;
    const types: NodeTypeName[] = pick(8) === 0 ? steps : ['start', ...steps.filter((type) => type !== 'start')];
    const nodes = types.map((type, at) => ({ id: `n${at}`, type, version: 1, name: type, settings: settingsOf(type) }));
    const edges = nodes.flatMap(({ id: from, type, settings: its }, at) =>
      nodeTypes[type].exits(its).flatMap((exit): FlowEdge[] => {
        const goal = pick(3) === 0 ? pick(nodes.length + 1) : at + 1 + pick(3);
        const edge = { id: `${from}-${exit.id}`, from, exit: exit.id, to: `n${goal}` };
        const fate = pick(10);
        return fate === 0 ? [] : fate === 1 ? [edge, { ...edge, id: `${edge.id}-2`, to: `n${at + 1}` }] : [edge];
      }),
    );
    return { schema: 1, name: 'Wild', timezone: 'Australia/Melbourne', nodes, edges };
  });

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__');
const settings = fc.oneof(
  fc.constantFrom(...Object.keys(nodeTypes)).map(settingsOf),
  fc.dictionary(fc.constantFrom('targets', 'keys', 'periods', 'speech', 'timeout', 'x'), sentValue),
);

const anyTest: fc.Arbitrary<FlowTest> = fc
  .record({
    id,
    name: fc.constantFrom('Sunday', 'Monday: key 1', '12', 'no'),
    ends: fc.record({ step: id, as: fc.constantFrom('answered' as const, 'continued' as const) }),
    answers: fc.array(
      fc.record({
        after: fc.nat(90),
        event: fc.constantFrom({ type: 'NO_INPUT' as const }, { type: 'DIGITS' as const, digits: '08*#' }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(aTest);

/** Any graph with any settings and tests that the document schema accepts. */
export const anyFlow: fc.Arbitrary<FlowDocument> = fc.record({
  schema: fc.constant(1),
  name: fc.constant('Any'),
  timezone: fc.constantFrom('Australia/Melbourne', 'UTC', 'Asia/Kathmandu'),
  nodes: fc.array(
    fc.record(
      {
        id,
        type: fc.constantFrom(...Object.keys(nodeTypes), 'toString', 'unknown'),
        version: fc.constantFrom(1, 1, 2),
        name: fc.string({ maxLength: 20 }),
        settings: settings as fc.Arbitrary<FlowNode['settings']>,
        position: fc.record({ x: fc.integer(), y: fc.integer() }),
        comment: fc.string({ minLength: 1, maxLength: 40 }),
      },
      { requiredKeys: ['id', 'type', 'version', 'name', 'settings'] },
    ) as fc.Arbitrary<FlowNode>,
    { maxLength: 8 },
  ),
  edges: fc.array(
    fc.record({
      id,
      from: id,
      exit: fc.constantFrom('next', 'key-1', 'noInput', 'unanswered', 'otherwise', 'period-open', '__proto__'),
      to: id,
    }),
    { maxLength: 16 },
  ),
  tests: fc.uniqueArray(anyTest, { maxLength: 3, selector: (one) => one.id }),
}) as fc.Arbitrary<FlowDocument>;
