import { expect, test } from 'vitest';
import { bindReferences, referenceNames } from '#flows/core/text/bindReferences.ts';
import type { FlowNode } from '#values/flow/document.ts';

const step = (type: string, settings: FlowNode['settings']): FlowNode => ({
  id: type,
  type,
  version: 1,
  name: '',
  settings,
});
const flow = (id: string, name: string) => ({
  id,
  name,
  publishedVersion: 1,
  timezone: 'UTC',
  leads: [],
  hours: [],
  seconds: null,
  menus: 0,
});
const names = {
  flows: { far: 'Sales', other: 'Support' },
  locations: { there: 'Stores' },
  audioFiles: { their: 'Closed' },
};
const account = {
  flows: [flow('near', 'Sales'), flow('one', 'Support'), flow('two', 'Support')],
  locations: [{ id: 'here', name: 'Stores', branches: 1, unrouted: 0 }],
  audioFiles: [{ id: 'our', name: 'Closed', seconds: 3 }],
  tags: ['VIP'],
};
const bind = (...nodes: FlowNode[]) => bindReferences({ nodes }, names, account);

test('references become those of the account that have the same name', () => {
  const { part, lacking } = bind(step('flow', { flow: 'far' }), step('locations', { location: 'there' }));
  expect(part.nodes.map(({ settings }) => settings)).toEqual([{ flow: 'near' }, { location: 'here' }]);
  expect(lacking).toEqual([]);
});

test('audio files become those of the same name wherever a step plays them', () => {
  const play = (file: string) => ({ kind: 'file', file });
  const { part, lacking } = bind(
    step('menu', { prompt: play('their'), keys: [{ key: '1', label: 'Sales' }], invalidPrompt: play('lost') }),
    step('announce', { speech: play('our') }),
  );
  expect(part.nodes.map(({ settings }) => settings)).toEqual([
    { prompt: play('our'), keys: [{ key: '1', label: 'Sales' }], invalidPrompt: play('') },
    { speech: play('our') },
  ]);
  expect(lacking).toEqual([{ kind: 'audioFile', name: null }]);
});

test('references that the account has already stay', () => {
  const { part, lacking } = bind(
    step('flow', { flow: 'two' }),
    step('tag', { tags: ['VIP'], score: 1 }),
    step('flow', { flow: '' }),
  );
  expect(part.nodes.map(({ settings }) => settings)).toEqual([
    { flow: 'two' },
    { tags: ['VIP'], score: 1 },
    { flow: '' },
  ]);
  expect(lacking).toEqual([]);
});

test('a name that no flow has, or two, is left out and told once', () => {
  const { part, lacking } = bind(
    step('flow', { flow: 'other' }),
    step('flow', { flow: 'other' }),
    step('flow', { flow: 'nameless' }),
    step('tag', { tags: ['VIP', 'Lead'], score: 0 }),
  );
  expect(part.nodes.map(({ settings }) => settings)).toEqual([
    { flow: '' },
    { flow: '' },
    { flow: '' },
    { tags: ['VIP'], score: 0 },
  ]);
  expect(lacking).toEqual([
    { kind: 'flow', name: 'Support' },
    { kind: 'flow', name: null },
    { kind: 'tag', name: 'Lead' },
  ]);
});

test('a text tells the names of what an account has', () => {
  expect(referenceNames(account)).toEqual({
    flows: { near: 'Sales', one: 'Support', two: 'Support' },
    locations: { here: 'Stores' },
    audioFiles: { our: 'Closed' },
  });
});
