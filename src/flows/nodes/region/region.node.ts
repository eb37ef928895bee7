import { defineNodeType, type NodeProblem } from '#flows/core/nodeType.ts';
import { areaPrefix } from '#values/areaPrefix.ts';
import { callersOf, placesOf, regionAt } from './regionAt.node.ts';
import { ELSEWHERE, REGION_KINDS, type RegionGroup, RegionSettings } from './regionSettings.node.ts';

export const regionNode = defineNodeType<RegionSettings>({
  type: 'region',
  version: 1,
  migrations: {},
  role: 'step',
  reachesPerson: false,
  settings: RegionSettings,
  defaults: () => ({
    groups: [{ id: 'g1', name: 'Nearby', prefixes: [], areaCodes: [], states: [], countries: [] }],
  }),
  exits: ({ groups }) => [
    ...groups.map(({ id, name }) => ({ id: exitOf(id), required: true, ...(name === '' ? {} : { label: name }) })),
    { id: ELSEWHERE, required: true },
  ],
  shown: ({ groups }) => ({
    groups: groups.map(({ id, name }) => ({ id, name, prefixes: [], areaCodes: [], states: [], countries: [] })),
  }),
  check: ({ groups }) => [...checkEmpty(groups), ...checkTwice(groups)],
  enter: ({ settings: { groups }, facts }) => {
    const group = regionAt(groups, facts);
    return { kind: 'leave', exit: group === undefined ? ELSEWHERE : exitOf(group.id) };
  },
  probes: () => [],
  callers: ({ groups }) => callersOf(groups),
  places: ({ groups }) => placesOf(groups),
});

function exitOf(id: string): string {
  return `region-${id}`;
}

function checkEmpty(groups: readonly RegionGroup[]): NodeProblem[] {
  return groups.flatMap((group, at) =>
    REGION_KINDS.every((kind) => group[kind].length === 0)
      ? [{ code: 'REGION-EMPTY', severity: 'error', path: `groups.${at}` } as const]
      : [],
  );
}

/** Reports entries that an earlier one repeats, and area codes of unknown countries. */
function checkTwice(groups: readonly RegionGroup[]): NodeProblem[] {
  const seen = new Set<string>();
  return groups.flatMap((group, at) =>
    REGION_KINDS.flatMap((kind) =>
      group[kind].flatMap((entry, position): NodeProblem[] => {
        const found = { severity: 'error', path: `groups.${at}.${kind}.${position}`, values: { entry } } as const;
        const place = kind === 'areaCodes' ? areaPrefix(entry) : entry;
        if (place === undefined) return [{ code: 'SETTINGS-INVALID', ...found }];
        if (seen.has(place)) return [{ code: 'REGION-TWICE', ...found }];
        seen.add(place);
        return [];
      }),
    ),
  );
}
