import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { FlowDocument } from '#values/flow/document.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';
import { nameInList } from './namesakes.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });
const listed = (document: FlowDocument) =>
  Object.fromEntries(document.nodes.map((node) => [node.id, nameInList(node, document, intl)]));
const named = (document: FlowDocument, name: string): FlowDocument => ({
  ...document,
  nodes: document.nodes.map((node) => (['a', 'b', 'c'].includes(node.id) ? { ...node, name } : node)),
});
const rings = (label: string) => ({ targets: [{ id: 't', label, number: '+61370101234' }] });
const says = (text: string) => ({ message: { kind: 'text', text, language: 'en-AU' } });

test('a name that occurs once stands alone', () => {
  const { document } = aFlow().node('start', 'start', {}, { next: 'a' }).node('a', 'hangup');
  expect(listed(document)).toEqual({ start: 'start', a: 'a' });
});

test('steps of one name are told apart by what their cards say', () => {
  const { document } = aFlow().node('a', 'ring', rings('Anna')).node('b', 'ring', rings('Ben'));
  expect(listed(named(document, 'Desk'))).toEqual({ a: 'Desk · Anna', b: 'Desk · Ben' });
});

test('those whose cards say the same are told apart by where they come after', () => {
  const keys = ['1', '2'].map((key) => ({ key, label: `Key ${key}` }));
  const { document } = aFlow()
    .node('menu', 'menu', { keys }, { 'key-1': 'a', 'key-2': 'b' })
    .node('a', 'announce', says('Hello'))
    .node('b', 'announce', says('Hello'));
  expect(listed(named(document, 'Greeting'))).toMatchObject({
    a: 'Greeting · after menu: 1  Key 1',
    b: 'Greeting · after menu: 2  Key 2',
  });
});

test('those that nothing tells apart are numbered', () => {
  const { document } = aFlow().node('a', 'hangup').node('b', 'hangup').node('c', 'hangup');
  expect(listed(named(document, 'Bye'))).toEqual({ a: 'Bye · 1', b: 'Bye · 2', c: 'Bye · 3' });
});

test('a step after several is listed as after the first of them', () => {
  const { document } = aFlow()
    .node('one', 'announce', says('One'), { next: 'a' })
    .node('two', 'announce', says('Two'), { next: 'a' })
    .node('three', 'announce', says('Three'), { next: 'b' })
    .node('a', 'hangup')
    .node('b', 'hangup');
  expect(listed(named(document, 'Bye'))).toMatchObject({ a: 'Bye · after one', b: 'Bye · after three' });
});
