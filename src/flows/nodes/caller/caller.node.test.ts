import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { routeOf, startRun } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, aWorld } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';
import type { CallerBranch, CallerCondition } from './callerSettings.node.ts';

function condition(fact: CallerCondition['fact'], given: Partial<CallerCondition> = {}): CallerCondition {
  return { fact, not: false, operator: 'is', value: '', ...given };
}

const branch = (id: string, ...any: CallerCondition[][]): CallerBranch => ({
  id,
  name: id,
  any: any.map((all) => ({ all })),
});

/** The exit that a call takes through a caller step with these branches, after a tag step. */
function exitOf(branches: CallerBranch[], facts: Partial<CallFacts>, tags: string[] = []) {
  const { document } = aFlow()
    .node('start', 'start', {}, { next: 'mark' })
    .node('mark', 'tag', { tags }, { next: 'who' })
    .node('who', 'caller', { branches });
  return routeOf(startRun(compile(document, nodeTypes), aCall(facts)).snapshot)[2]?.exit;
}

test('takes the first branch that matches, or otherwise', () => {
  const branches = [branch('new', [condition('firstTime')]), branch('all', [condition('firstTime', { not: true })])];
  expect(exitOf(branches, { firstTime: true })).toBe('caller-new');
  expect(exitOf(branches, { firstTime: false })).toBe('caller-all');
  expect(exitOf([], {})).toBe('otherwise');
  expect(exitOf([branch('empty', [])], {})).toBe('otherwise');
});

test('a branch matches if all conditions of any group do', () => {
  const ads = condition('source', { value: 'Google Ads' });
  const branches = [branch('b', [ads, condition('firstTime')], [condition('withheld')])];
  expect(exitOf(branches, { source: 'google ads', firstTime: true })).toBe('caller-b');
  expect(exitOf(branches, { source: 'google ads', firstTime: false })).toBe('otherwise');
  expect(exitOf(branches, { source: 'Radio', caller: null, firstTime: false })).toBe('caller-b');
});

test.each([
  ['is', 'spring sale', 'caller-b'],
  ['is', 'spring', 'otherwise'],
  ['contains', 'ring sa', 'caller-b'],
  ['startsWith', 'Spring', 'caller-b'],
  ['startsWith', 'sale', 'otherwise'],
] as const)('the campaign “Spring Sale” %s “%s”: %s', (operator, value, exit) => {
  expect(exitOf([branch('b', [condition('campaign', { operator, value })])], { campaign: 'Spring Sale' })).toBe(exit);
});

test.each([true, false])('what is unknown never matches, negated: %s', (not) => {
  for (const fact of ['source', 'medium', 'campaign', 'landingPage', 'callerName', 'attestation'] as const)
    expect(exitOf([branch('b', [condition(fact, { not, value: 'A' })])], {})).toBe('otherwise');
});

test('knows the tags of earlier calls and of earlier steps', () => {
  const branches = [branch('vip', [condition('tag', { value: 'VIP' })])];
  expect(exitOf(branches, { tags: ['vip'] })).toBe('caller-vip');
  expect(exitOf(branches, { tags: [] }, ['VIP'])).toBe('caller-vip');
  expect(exitOf(branches, { tags: [] })).toBe('otherwise');
  expect(nodeTypes.caller.needs?.({ branches })).toEqual(['tags']);
  expect(nodeTypes.caller.needs?.({ branches: [] })).toEqual([]);
});

test('reports branches without conditions, missing texts and tags of other accounts', () => {
  const node = { id: 'n', type: 'caller', version: 1, name: '', settings: {} };
  const check = (...branches: CallerBranch[]) =>
    nodeTypes.caller
      .check?.({ branches }, node, aWorld({ tags: new Set(['VIP']) }))
      .map(({ code, path }) => [code, path]);
  expect(check(branch('a'), branch('b', []))).toEqual([
    ['BRANCH-WITHOUT-CONDITION', 'branches.0'],
    ['BRANCH-WITHOUT-CONDITION', 'branches.1'],
  ]);
  expect(check(branch('a', [condition('source'), condition('tag', { value: 'Lead' })]))).toEqual([
    ['SETTINGS-INVALID', 'branches.0.any.0.all.0.value'],
    ['TAG-FOREIGN', 'branches.0.any.0.all.1.value'],
  ]);
  expect(check(branch('a', [condition('tag', { value: 'VIP' })]))).toEqual([]);
  for (const fact of ['medium', 'campaign', 'landingPage'] as const)
    expect(check(branch('a', [condition('source', { value: 'x' }), condition(fact, { value: 'x' })]))).toEqual([]);
  expect(check(branch('a', [condition('campaign')]))).toEqual([['SETTINGS-INVALID', 'branches.0.any.0.all.0.value']]);
});
