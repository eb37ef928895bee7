import fc from 'fast-check';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { nodeTypes, type NodeTypeName } from '#flows/nodes/nodeTypes.ts';
import { aFlow } from './aFlow.ts';
import { aTest } from './aTest.ts';

type Edit = (flow: FlowDocument) => FlowDocument;

/** Small, so that two people often edit the same step. */
export const sharedFlow: FlowDocument = {
  ...aFlow()
    .node('start', 'start', {}, { next: 'menu' })
    .node('menu', 'menu', {}, { 'key-1': 'hello', 'key-2': 'mark', noInput: 'bye' })
    .node('hello', 'announce', {}, { next: 'mark' })
    .node('mark', 'tag', {}, { next: 'bye' })
    .node('bye', 'hangup').document,
  tests: [aTest({ id: 'one' }), aTest({ id: 'two' })],
};

const step = fc.constantFrom('menu', 'hello', 'mark', 'bye', 'new1', 'new2');
const exit = fc.constantFrom('next', 'key-1', 'key-2', 'key-3', 'noInput');
const word = fc.constantFrom('a', 'b', 'c');
const type = fc.constantFrom<NodeTypeName>('announce', 'tag', 'menu', 'hangup');

const settingsOf = (name: NodeTypeName) => nodeTypes[name].defaults() as FlowNode['settings'];
const onStep =
  (id: string, change: (node: FlowNode) => FlowNode): Edit =>
  (flow) => ({ ...flow, nodes: flow.nodes.map((node) => (node.id === id ? change(node) : node)) });
const onSettings = (id: string, change: (settings: FlowNode['settings']) => FlowNode['settings']): Edit =>
  onStep(id, (node) => ({ ...node, settings: change(node.settings) }));

/** Leads an exit to a step, or nowhere, if both steps are there. */
const lead =
  (from: string, by: string, to: string | null): Edit =>
  (flow) => {
    const edges = flow.edges.filter((edge) => edge.from !== from || edge.exit !== by);
    const isThere = [from, to].every((id) => flow.nodes.some((node) => node.id === id));
    return { ...flow, edges: isThere && to !== null ? [...edges, { id: `${from}-${by}`, from, exit: by, to }] : edges };
  };

/** One thing that a person does to a flow. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  word.map((name): Edit => (flow) => ({ ...flow, name })),
  fc.constantFrom('UTC', 'Australia/Perth').map((timezone): Edit => (flow) => ({ ...flow, timezone })),
  fc.tuple(step, word).map(([id, name]) => onStep(id, (node) => ({ ...node, name }))),
  fc.tuple(step, word).map(([id, comment]) => onStep(id, (node) => ({ ...node, comment }))),
  fc.tuple(step, word).map(([id, name]) => onSettings(id, (settings) => ({ ...settings, name }))),
  fc.tuple(step, fc.nat(3)).map(([id, score]) => onSettings(id, (settings) => ({ ...settings, score }))),
  step.map((id) =>
    onSettings(id, (settings) => Object.fromEntries(Object.entries(settings).filter(([key]) => key !== 'score'))),
  ),
  fc
    .tuple(step, fc.subarray(['1', '2', '3']))
    .map(([id, keys]) =>
      onSettings(id, (settings) => ({ ...settings, keys: keys.map((key) => ({ key, label: key })) })),
    ),
  fc.tuple(step, type).map(([id, name]) => onStep(id, (node) => ({ ...node, type: name, settings: settingsOf(name) }))),
  fc.tuple(step, fc.nat(3)).map(([id, x]) => onStep(id, (node) => ({ ...node, position: { x, y: 0 } }))),
  fc.tuple(step, type, word).map(
    ([id, name, called]): Edit =>
      (flow) =>
        flow.nodes.some((node) => node.id === id)
          ? flow
          : {
              ...flow,
              nodes: [...flow.nodes, { id, type: name, version: 1, name: called, settings: settingsOf(name) }],
            },
  ),
  step.map((id): Edit => (flow) => ({
    ...flow,
    nodes: flow.nodes.filter((node) => node.id !== id),
    edges: flow.edges.filter(({ from, to }) => from !== id && to !== id),
  })),
  fc.tuple(step, exit, fc.option(step)).map(([from, by, to]) => lead(from, by, to)),
  fc.tuple(fc.constantFrom('one', 'two', 'three'), fc.option(word)).map(([id, name]): Edit => (flow) => {
    const others = (flow.tests ?? []).filter((test) => test.id !== id);
    return { ...flow, tests: name === null ? others : [...others, aTest({ id, name })] };
  }),
);

/** The flow after somebody has worked on it. */
export const editedFlow: fc.Arbitrary<FlowDocument> = fc
  .array(edit, { maxLength: 6 })
  .map((edits) => edits.reduce((flow, change) => change(flow), sharedFlow));
