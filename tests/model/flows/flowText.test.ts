import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameFlow } from '#flows/core/diff.ts';
import { type FlowPart, isWhole } from '#flows/core/text/flowText.ts';
import { readText, type TextFault } from '#flows/core/text/readText.ts';
import { toText } from '#flows/core/text/writeText.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { FlowDocument } from '#values/flow/document.ts';
import { anyFlow, validFlow, wildFlow } from './validFlows.ts';

function read(text: string): FlowPart {
  const result = readText(text);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.part;
}

function faultsOf(text: string): TextFault[] {
  const result = readText(text);
  return result.ok ? [] : result.faults;
}

const distinct = (document: FlowDocument) =>
  FlowDocument.safeParse(document).success &&
  new Set(document.nodes.map(({ id }) => id)).size === document.nodes.length;

const edgesOf = ({ edges }: FlowPart) => edges.map(({ from, exit, to }) => `${from} ${exit} ${to}`).toSorted();
const nodesOf = ({ nodes }: FlowPart) => nodes.toSorted((a, b) => (a.id < b.id ? -1 : 1));

test('any flow round-trips through its text, which is stable', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyFlow, wildFlow, validFlow).filter(distinct),
      fc.constantFrom('yaml' as const, 'json' as const),
      (document, notation) => {
        const text = toText(document, nodeTypes, { notation });
        const back = read(text);
        if (!isWhole(back)) throw new Error('no name or time zone');
        expect(toText(back, nodeTypes, { notation })).toBe(text);
        expect(sameFlow(back, document)).toBe(true);
        expect(nodesOf(back)).toEqual(nodesOf(document));
        expect(edgesOf(back)).toEqual(edgesOf(document));
        expect(FlowDocument.safeParse(back).success).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});

test('the text does not depend on the order of steps', () => {
  fc.assert(
    fc.property(fc.oneof(validFlow, wildFlow), (document) => {
      const turned = { ...document, nodes: document.nodes.toReversed() };
      expect(toText(turned, nodeTypes)).toBe(toText(document, nodeTypes));
    }),
  );
});

const frontDesk: FlowDocument = {
  schema: 1,
  name: 'Front desk',
  timezone: 'Australia/Melbourne',
  nodes: [
    {
      id: 'message',
      type: 'voicemail',
      version: 1,
      name: 'Message',
      settings: {
        emails: ['desk@example.com'],
        notify: 'missed',
        maxSeconds: 120,
        greeting: { kind: 'text', text: 'Please leave a message.', language: 'en-AU' },
      },
      position: { x: 640, y: 8 },
    },
    {
      id: 'start',
      type: 'start',
      version: 1,
      name: '',
      settings: { recording: false, consent: null, callerId: 'caller' },
    },
    {
      id: 'menu',
      type: 'menu',
      version: 1,
      name: 'Menu',
      settings: {
        timeout: 5,
        attempts: 3,
        invalidPrompt: null,
        keys: [{ label: 'Sales', key: '1' }],
        prompt: { language: 'en-AU', kind: 'text', text: 'For sales, press 1.' },
      },
    },
    { id: 'sales', type: 'flow', version: 1, name: '', settings: { flow: 'b1f1c1d1-0000-4000-8000-000000000001' } },
  ],
  edges: [
    { id: 'x', from: 'menu', exit: 'noInput', to: 'message' },
    { id: 'y', from: 'menu', exit: 'key-1', to: 'sales' },
    { id: 'z', from: 'start', exit: 'next', to: 'menu' },
  ],
};

const frontDeskText = `schema: 1
name: Front desk
timezone: Australia/Melbourne
steps:
  - id: start
    type: start
    settings:
      recording: false
      consent: null
      callerId: caller
    exits:
      next: menu
  - id: menu
    type: menu
    name: Menu
    settings:
      prompt:
        kind: text
        text: For sales, press 1.
        language: en-AU
      keys:
        - key: "1"
          label: Sales
      timeout: 5
      attempts: 3
      invalidPrompt: null
    exits:
      key-1: sales
      noInput: message
  - id: sales
    type: flow
    settings:
      flow: b1f1c1d1-0000-4000-8000-000000000001
  - id: message
    type: voicemail
    name: Message
    settings:
      greeting:
        kind: text
        text: Please leave a message.
        language: en-AU
      maxSeconds: 120
      notify: missed
      emails:
        - desk@example.com
references:
  flows:
    b1f1c1d1-0000-4000-8000-000000000001: Sales
positions:
  - { step: message, x: 640, y: 8 }
`;

test('steps follow the way calls go, settings their schema, and positions come last', () => {
  const names = {
    flows: { 'b1f1c1d1-0000-4000-8000-000000000001': 'Sales', other: 'Other' },
    locations: {},
    audioFiles: {},
  };
  expect(toText(frontDesk, nodeTypes, { names })).toBe(frontDeskText);
});

test('a fault is told with its line, its column and its name', () => {
  const changed = (from: string, to: string) => faultsOf(frontDeskText.replace(from, to));
  expect(changed('key-1: sales', 'key-1: salse')).toEqual([
    { code: 'STEP-UNKNOWN', line: 28, column: 14, what: 'salse' },
  ]);
  expect(changed('id: sales', 'id: menu')).toContainEqual({ code: 'STEP-TWICE', line: 30, column: 9, what: 'menu' });
  expect(changed('    name: Menu', '    title: Menu')).toEqual([
    { code: 'UNKNOWN-FIELD', line: 15, column: 5, what: 'title' },
  ]);
  expect(changed('    type: flow\n', '')).toEqual([{ code: 'MISSING', line: 30, column: 5, what: 'steps.2.type' }]);
  expect(changed('Australia/Melbourne', 'Atlantis')).toEqual([
    { code: 'INVALID', line: 3, column: 11, what: 'timezone' },
  ]);
  expect(changed('    name: Menu', '   name: Menu')[0]).toMatchObject({ code: 'SYNTAX', line: 15 });
  expect(changed('steps:', 'steps: &a\n  - *a\nmore:')[0]?.line).toBeGreaterThan(0);
});

test('no text brings the reader down', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => readText(text) !== undefined));
  expect(faultsOf('[')).toHaveLength(1);
  expect(faultsOf('')).toHaveLength(1);
  expect(faultsOf('['.repeat(100_000))).toHaveLength(1);
  const bomb = ['a: &a0 [x]', ...Array.from({ length: 30 }, (_, at) => `b${at}: &a${at + 1} [*a${at}, *a${at}]`)].join(
    '\n',
  );
  expect(faultsOf(bomb)[0]?.code).toBe('TOO-DEEP');
});

test('a large flow is JSON, and what is larger than YAML may be is refused unparsed', () => {
  const many = Array.from({ length: 3000 }, (_, at) => ({
    id: `n${at}`,
    type: 'hangup',
    version: 1,
    name: '',
    settings: { reason: 'normal' },
  }));
  const large: FlowDocument = { schema: 1, name: 'Large', timezone: 'UTC', nodes: many, edges: [] };
  const text = toText(large, nodeTypes);
  expect(text.length).toBeGreaterThan(256 * 1024);
  expect(nodesOf(read(text))).toEqual(nodesOf(large));
  const wordy = {
    ...large,
    nodes: many.slice(0, 400).map((node) => ({ ...node, settings: { reason: 'x'.repeat(500) } })),
  };
  expect(nodesOf(read(toText(wordy, nodeTypes)))).toEqual(nodesOf(wordy));
  expect(faultsOf(text.replace('"UTC"', '"Atlantis"'))).toMatchObject([{ code: 'INVALID', what: 'timezone' }]);
  expect(faultsOf('a: b\n'.repeat(100_000))).toMatchObject([{ code: 'TOO-LARGE' }]);
  expect(faultsOf(`{${'['.repeat(1_000_000)}`)).toMatchObject([{ code: 'TOO-LARGE' }]);
});
