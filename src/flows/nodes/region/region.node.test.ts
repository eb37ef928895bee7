import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { routeOf, startRun } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, aWorld } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';
import type { RegionGroup } from './regionSettings.node.ts';

function group(id: string, entries: Partial<RegionGroup>): RegionGroup {
  return { id, name: id, prefixes: [], areaCodes: [], states: [], countries: [], ...entries };
}

const groups = [
  group('home', { countries: ['AU'] }),
  group('vic', { states: ['AU-VIC'], areaCodes: ['AU 03'] }),
  group('city', { prefixes: ['+61398'] }),
  group('nyc', { areaCodes: ['US 212'] }),
];
const flow = compile(
  groups.reduce(
    (building, { id }) => building.node(id, 'hangup'),
    aFlow()
      .node('start', 'start', {}, { next: 'where' })
      .node('where', 'region', { groups }, Object.fromEntries(groups.map(({ id }) => [`region-${id}`, id]))),
  ).document,
  nodeTypes,
);
const exitOf = (facts: Partial<CallFacts>) => routeOf(startRun(flow, aCall(facts)).snapshot)[1]?.exit;

test('the longest prefix or area code wins, then the state, then the country', () => {
  expect(exitOf({ caller: '+61398765432', country: 'AU', state: 'AU-VIC' })).toBe('region-city');
  expect(exitOf({ caller: '+61356765432', country: 'AU' })).toBe('region-vic');
  expect(exitOf({ caller: '+61412345678', country: 'AU', state: 'AU-VIC' })).toBe('region-vic');
  expect(exitOf({ caller: '+61412345678', country: 'AU', state: null })).toBe('region-home');
  expect(exitOf({ caller: '+12125551234', country: 'US' })).toBe('region-nyc');
});

test('callers of no group, and those who withhold their number, leave by otherwise', () => {
  expect(exitOf({ caller: '+13105551234', country: 'US', state: 'US-CA' })).toBe('otherwise');
  expect(exitOf({ caller: null, country: null })).toBe('otherwise');
});

test('reports a group without entries, and an entry that is listed twice in whatever notation', () => {
  const node = { id: 'n', type: 'region', version: 1, name: '', settings: {} };
  const check = (...some: RegionGroup[]) =>
    nodeTypes.region.check?.({ groups: some }, node, aWorld()).map(({ code, path }) => [code, path]);
  expect(check(group('a', {}), group('b', { countries: ['NZ'] }))).toEqual([['REGION-EMPTY', 'groups.0']]);
  expect(check(group('a', { prefixes: ['+613'] }), group('b', { areaCodes: ['AU 02', 'AU 03'] }))).toEqual([
    ['REGION-TWICE', 'groups.1.areaCodes.1'],
  ]);
  expect(check(group('a', { areaCodes: ['XX 3'] }))).toEqual([['SETTINGS-INVALID', 'groups.0.areaCodes.0']]);
});
