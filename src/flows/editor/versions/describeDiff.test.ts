import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { describeDiff } from './describeDiff.ts';

const intl = createIntl({ locale: 'en-US', onError: () => undefined });
const node = (id: string, name: string, settings: FlowNode['settings'] = {}): FlowNode => ({
  id,
  type: 'start',
  version: 1,
  name,
  settings,
});
const flow = (nodes: FlowNode[], edges: FlowDocument['edges'] = [], name = 'Main'): FlowDocument => ({
  schema: 1,
  name,
  timezone: 'Australia/Melbourne',
  nodes,
  edges,
});
const way = (from: string, to: string) => ({ id: `${from}${to}`, from, exit: 'next', to });

test('each change is a sentence that names the step', () => {
  const before = flow([node('a', 'Start'), node('b', 'Welcome'), node('c', 'Old')], [way('a', 'b')]);
  const after = flow(
    [node('a', 'Start'), node('b', 'Hello'), node('d', 'Ring')],
    [{ ...way('a', 'd'), id: 'ab' }],
    'Front desk',
  );
  expect(describeDiff(before, after, intl)).toEqual([
    'Flow renamed from Main to Front desk',
    'Ring added',
    'Old deleted',
    'Welcome renamed to Hello',
    'Start, Next: now leads to Ring',
  ]);
});

test('an exit that lost its connection is named; a new step’s own connections are not repeated', () => {
  const before = flow([node('a', 'Start'), node('b', 'Welcome')], [way('a', 'b')]);
  const after = flow([node('a', 'Start'), node('b', 'Welcome'), node('d', 'Ring')], [way('d', 'b')]);
  expect(describeDiff(before, after, intl)).toEqual(['Ring added', 'Start, Next: no longer connected']);
});

test('a moved step is no change', () => {
  expect(
    describeDiff(flow([node('a', 'Start')]), flow([{ ...node('a', 'Start'), position: { x: 9, y: 9 } }]), intl),
  ).toEqual([]);
});

test('a step that plays another audio file says which, also one that was deleted since', () => {
  const playing = (file: string) => flow([node('a', 'Welcome', { speech: { kind: 'file', file } })]);
  const spoken = flow([node('a', 'Welcome', { speech: { kind: 'text', text: 'Hello', language: 'en-AU' } })]);
  const files = new Map([['1', 'Summer hours']]);
  const said = (before: FlowDocument, after: FlowDocument) => describeDiff(before, after, intl, files);
  expect(said(playing('2'), playing('1'))).toEqual(['Welcome plays “Summer hours” instead of “Deleted audio file”']);
  expect(said(spoken, playing('1'))).toEqual(['Welcome plays “Summer hours”']);
  expect(said(playing('1'), spoken)).toEqual(['Welcome: settings changed']);
  expect(describeDiff(spoken, playing('1'), intl)).toEqual(['Welcome: settings changed']);
});
