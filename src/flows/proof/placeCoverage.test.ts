import { expect, test } from 'vitest';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { aCall } from '../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../tests/builders/flows/aFlow.ts';
import type { RegionGroup } from '#flows/nodes/region/regionSettings.node.ts';
import { coverageByPlace, keyOf } from './placeCoverage.ts';
import { exampleOf } from './prove.ts';

const from = Date.parse('2026-11-21T13:00:00Z') / 1000;
const week = { from, to: from + 8 * 86_400, facts: aCall({ caller: null, country: null, state: null }) };
const group = (id: string, entries: Partial<RegionGroup>): RegionGroup => {
  return { id, name: id, prefixes: [], areaCodes: [], states: [], countries: [], ...entries };
};
const desk = { targets: [{ id: 'a', label: 'Anna', number: '+61398765432' }] };

/** The ends at noon of the first Monday, by the places that share them. */
function endsByPlace(
  document: FlowDocument,
  others = new Map<string, FlowDocument>(),
): [string[], readonly string[]][] {
  return coverageByPlace(document, nodeTypes, { ...week, others }).map(({ places, coverage }) => [
    places.map((place) => keyOf(place).trim()),
    coverage.week[0]?.find(({ from, to }) => from <= 43_200 && 43_200 < to)?.ends ?? [],
  ]);
}

const byRegion = (groups: RegionGroup[], ways: Record<string, string>) =>
  aFlow()
    .node('start', 'start', {}, { next: 'where' })
    .node('where', 'region', { groups }, ways)
    .node('desk', 'ring', desk, { unanswered: 'mail' })
    .node('mail', 'voicemail');

test('places that leave by one exit share how their calls end, and all others are elsewhere', () => {
  const groups = [group('near', { areaCodes: ['AU 03'], states: ['AU-TAS'] }), group('far', { countries: ['NZ'] })];
  const flow = byRegion(groups, { 'region-near': 'desk', 'region-far': 'mail', otherwise: 'bye' }).node(
    'bye',
    'hangup',
  );
  expect(endsByPlace(flow.document)).toEqual([
    [
      ['areaCode AU 03', 'state AU-TAS'],
      ['answered', 'message', 'hungUp'],
    ],
    [['country NZ'], ['message', 'hungUp']],
    [['elsewhere'], ['hungUp']],
  ]);
});

test('two steps that look at places agree on where a call comes from', () => {
  const document = aFlow()
    .node('start', 'start', {}, { next: 'home' })
    .node('home', 'region', { groups: [group('au', { countries: ['AU'] })] }, { 'region-au': 'city', otherwise: 'bye' })
    .node(
      'city',
      'region',
      { groups: [group('vic', { areaCodes: ['AU 03'] })] },
      { 'region-vic': 'desk', otherwise: 'mail' },
    )
    .node('desk', 'ring', desk, { unanswered: 'mail' })
    .node('mail', 'voicemail')
    .node('bye', 'hangup').document;
  expect(endsByPlace(document)).toEqual([
    [['country AU'], ['message', 'hungUp']],
    [['areaCode AU 03'], ['answered', 'message', 'hungUp']],
    [['elsewhere'], ['hungUp']],
  ]);
});

test('postcodes with a branch and without one end differently', () => {
  const document = aFlow()
    .node('start', 'start', {}, { next: 'find' })
    .node('find', 'locations', { location: 'stores' }, { hangup: 'bye' })
    .node('bye', 'hangup').document;
  expect(endsByPlace(document)).toEqual([
    [['postcode stores true'], ['answered', 'hungUp']],
    [['postcode stores false'], ['hungUp']],
  ]);
});

test('an example from a place comes from there', () => {
  const groups = [group('near', { states: ['AU-TAS'] })];
  const { document } = byRegion(groups, { 'region-near': 'desk', otherwise: 'mail' });
  const [near] = coverageByPlace(document, nodeTypes, week);
  const [place] = near?.places ?? [];
  const call = place && exampleOf(document, nodeTypes, { ...week, place, end: 'answered' });
  expect(call?.facts).toEqual({ ...week.facts, state: 'AU-TAS', country: 'AU', at: (from + 4 * 86_400) * 1000 });
});

test('a flow that tells no places apart has no coverage by place', () => {
  const { document } = aFlow().node('start', 'start', {}, { next: 'desk' }).node('desk', 'ring', desk);
  expect(coverageByPlace(document, nodeTypes, week)).toEqual([]);
});
