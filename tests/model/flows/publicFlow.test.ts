import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { diffFlows } from '#flows/core/diff.ts';
import { contentOf, publicFlow } from '#flows/core/publicFlow.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { cardText } from '../../../src/flows/editor/card/card.ts';
import { aFlow } from '../../builders/flows/aFlow.ts';
import { settingsOf, validFlow } from './validFlows.ts';

const intl = createIntl({ locale: 'en', defaultLocale: 'en', messages: {}, onError: () => undefined });

const textOf = (node: FlowNode) => {
  const { kind, name, lines, exits } = cardText(node, intl);
  return { kind, name, lines: lines.map((line) => line()), exits: exits.map(({ id, label }) => ({ id, label })) };
};

const shown = (document: FlowDocument) => publicFlow(document, nodeTypes, (text) => text.length.toString());

const people = ['Anna', 'Ben'].map((label, at) => ({
  id: `t${at}`,
  label,
  number: `+6137010000${at + 3}`,
  contact: `0e7c4f5a-7f3c-4a55-a2b5-00000000000${at + 3}`,
}));

/** Everything that only those with a login may read. */
const secret = {
  voicemail: { emails: ['owner@example.test'], notify: 'always' },
  flow: { flow: '0e7c4f5a-7f3c-4a55-a2b5-000000000001' },
  locations: {
    location: '0e7c4f5a-7f3c-4a55-a2b5-000000000002',
    fallback: [{ id: 'f', label: '', number: '+61370100002' }],
  },
  announce: { speech: { kind: 'audio', url: 'https://files.example.test/hello.mp3?key=secret' } },
  ring: { targets: people },
  roundRobin: { targets: people.map((person) => ({ ...person, weight: 7 })) },
  caller: {
    branches: [
      { id: 'b', name: 'VIP', any: [{ all: [{ fact: 'number', not: false, operator: 'is', value: '+61370100009' }] }] },
    ],
  },
};

test('an unnamed web phone is a web phone to people without a login, too, but nobody’s', () => {
  const { document } = aFlow().node('n', 'ring', { targets: [{ id: 'w', label: '', number: '', webPhone: 4711 }] });
  const { nodes } = shown(document);
  expect(nodes.map(textOf)).toEqual(document.nodes.map(textOf));
  expect(JSON.stringify(nodes)).not.toContain('4711');
});

describe.each(Object.keys(nodeTypes))('%s', (type) => {
  test('looks the same to people without a login', () => {
    const settings = { ...settingsOf(type), ...secret[type as keyof typeof secret] } as FlowNode['settings'];
    const node: FlowNode = {
      id: 'n',
      type,
      version: nodeTypes[type as keyof typeof nodeTypes].version,
      name: '',
      comment: 'Only until Ben is back',
      settings,
    };
    // What a later version may add to a step.
    Object.assign(node, { later: 'Ask Ben' });
    const [reviewed] = shown({ schema: 1, name: 'x', timezone: 'UTC', nodes: [node], edges: [] }).nodes;
    expect(reviewed && textOf(reviewed)).toEqual(textOf(node));
    expect(JSON.stringify(reviewed)).not.toMatch(/example\.test|\+613|0e7c4f5a|Ben/);
  });
});

test('every flow keeps its steps, connections and places, and tells no tests', () => {
  fc.assert(
    fc.property(validFlow, (flow) => {
      const { nodes, edges, ...rest } = shown(flow);
      expect(rest).toEqual({ schema: 1, name: flow.name, timezone: flow.timezone });
      expect(edges).toEqual(flow.edges);
      expect(nodes.map(textOf)).toEqual(flow.nodes.map(textOf));
    }),
  );
});

test('a comment changes nothing that is approved', () => {
  fc.assert(
    fc.property(validFlow, (flow) => {
      const nodes = flow.nodes.map((node) => ({ ...node, comment: 'Ask Ann' }));
      expect(contentOf({ ...flow, nodes })).toBe(contentOf(flow));
    }),
  );
});

test('an unknown type of step shows its name alone', () => {
  const node: FlowNode = { id: 'n', type: 'later', version: 1, name: 'Robot', settings: { key: 'secret' } };
  const { nodes } = publicFlow(
    { schema: 1, name: 'x', timezone: 'UTC', nodes: [node], edges: [] },
    nodeTypes,
    () => 'm',
  );
  expect(nodes).toEqual([{ ...node, settings: { mark: 'm' } }]);
});

test('two flows have the same content exactly if nothing but tests differs', () => {
  fc.assert(
    fc.property(validFlow, validFlow, fc.boolean(), (one, two, same) => {
      const other = same ? { ...one, nodes: one.nodes.toReversed(), edges: one.edges.toReversed() } : two;
      const { tests: _tests, ...diff } = diffFlows(one, other);
      const differs = Object.values(diff).some((part) => (Array.isArray(part) ? part.length > 0 : part !== null));
      expect(contentOf(one) === contentOf(other)).toBe(!differs);
    }),
  );
});
