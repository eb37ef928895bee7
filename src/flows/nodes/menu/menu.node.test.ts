import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { endOf, routeOf, startRun, stepRun } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, aWorld } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';
import { keysNamed } from './promptKeys.node.ts';

const at = aCall().at;
const say = (text: string) => ({ kind: 'text', text, language: 'en-AU' }) as const;
const wrong = say('That is not a choice.');
const flow = compile(
  aFlow()
    .node('start', 'start', {}, { next: 'menu' })
    .node('menu', 'menu', { attempts: 2, invalidPrompt: wrong }, { 'key-1': 'one', 'key-2': 'two', noInput: 'none' })
    .node('one', 'hangup')
    .node('two', 'hangup')
    .node('none', 'hangup').document,
  nodeTypes,
);
const node = { id: 'm', type: 'menu', version: 1, name: '', settings: {} };
const check = (settings: object) => {
  const all = { ...(nodeTypes.menu.defaults() as object), ...settings };
  return nodeTypes.menu.check?.(all, node, aWorld()).map(({ code, path, values }) => [code, path, values]);
};

test('takes the exit of the pressed key', () => {
  const { snapshot } = stepRun(flow, startRun(flow, aCall()).snapshot, { type: 'DIGITS', at, digits: '2' });
  expect(routeOf(snapshot).map(({ nodeId, exit }) => [nodeId, exit])).toEqual([
    ['start', 'next'],
    ['menu', 'key-2'],
    ['two', null],
  ]);
});

test('plays the invalid-key prompt, then leaves after the last attempt', () => {
  const second = stepRun(flow, startRun(flow, aCall()).snapshot, { type: 'DIGITS', at, digits: '9' });
  expect(second.effects).toMatchObject([{ type: 'gather', attempt: 2, before: wrong, digits: 1 }]);
  const { snapshot } = stepRun(flow, second.snapshot, { type: 'NO_INPUT', at });
  expect([endOf(snapshot), routeOf(snapshot).at(-1)?.nodeId]).toEqual(['hungUp', 'none']);
});

test('repeats only the prompt when no key is pressed', () => {
  const { effects } = stepRun(flow, startRun(flow, aCall()).snapshot, { type: 'NO_INPUT', at });
  expect(effects).toMatchObject([{ type: 'gather', attempt: 2, before: null }]);
});

test('has exits for star and hash', () => {
  const keys = [
    { key: '*', label: 'Again' },
    { key: '#', label: '' },
  ];
  const exits = nodeTypes.menu.exits({ ...(nodeTypes.menu.defaults() as object), keys });
  expect(exits.map(({ id, label }) => [id, label])).toEqual([
    ['key-star', 'Again'],
    ['key-hash', undefined],
    ['noInput', undefined],
  ]);
});

test('reports no keys and duplicate keys as errors, more than five keys as a warning', () => {
  const keys = (...pressed: string[]) => ({
    keys: pressed.map((key) => ({ key, label: '' })),
    prompt: { kind: 'audio' },
  });
  expect(check(keys())).toEqual([['MENU-WITHOUT-KEYS', 'keys', undefined]]);
  expect(check(keys('1', '2', '1'))).toEqual([['MENU-KEY-TWICE', 'keys.2.key', { key: '1' }]]);
  expect(check(keys('1', '2', '3', '4', '5', '6'))).toEqual([['MENU-MANY-KEYS', 'keys', { count: 6 }]]);
});

test('warns when the prompt names a key without an exit or omits one', () => {
  expect(check({})).toEqual([]);
  expect(check({ prompt: say('For sales press one, for service press 3.') })).toEqual([
    ['PROMPT-NAMES-NO-KEY', 'prompt', { key: '3' }],
    ['PROMPT-OMITS-KEY', 'prompt', { key: '2' }],
  ]);
});

test('finds keys in English and Italian prompts only', () => {
  expect(keysNamed('Press the star key, or 1 for 24 hours', 'en-GB')).toEqual(new Set(['*', '1']));
  expect(keysNamed('Premi il tasto due o #', 'it-IT')).toEqual(new Set(['2', '#']));
  expect(keysNamed('Drücken Sie die 1', 'de-DE')).toBeUndefined();
});
