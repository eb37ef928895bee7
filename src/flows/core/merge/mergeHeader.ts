import type { FlowDocument } from '#values/flow/document.ts';
import { type FlowTest, mostTests } from '#values/flow/flowTest.ts';
import type { Conflict, Merged, Side, Versions } from './conflict.ts';
import { firstBy, mapVersions, orderedKeys, sideOf } from './sides.ts';

type Header = Pick<FlowDocument, 'name' | 'timezone' | 'tests'>;

/** Merges the settings of the whole flow. */
export function mergeHeader(documents: Versions<FlowDocument>): Merged<Header> {
  const name = mergeText(
    'flowName',
    mapVersions(documents, (document) => document.name),
  );
  const timezone = mergeText(
    'timezone',
    mapVersions(documents, (document) => document.timezone),
  );
  const tests = mergeTests(mapVersions(documents, (document) => document.tests ?? []));
  return {
    conflicts: [...name.conflicts, ...timezone.conflicts, ...tests.conflicts],
    take: (choose) => {
      const kept = tests.take(choose);
      return { name: name.take(choose), timezone: timezone.take(choose), ...(kept.length > 0 && { tests: kept }) };
    },
  };
}

function mergeText(kind: 'flowName' | 'timezone', versions: Versions<string>): Merged<string> {
  const side = sideOf(versions);
  return {
    conflicts: side === null ? [{ kind, id: kind, ...versions }] : [],
    take: (choose) => versions[side ?? choose(kind)],
  };
}

/** A test is one part, because who calls, what they do and how it ends belong together. */
function mergeTests(lists: Versions<readonly FlowTest[]>): Merged<FlowTest[]> {
  const byId = mapVersions(lists, (tests) => firstBy(tests, ({ id }) => id));
  const merged = orderedKeys(mapVersions(byId, (tests) => [...tests.keys()])).map((test) => {
    const versions = mapVersions(byId, (tests) => tests.get(test));
    return { test, versions, side: sideOf(versions) };
  });
  if (merged.filter(({ versions, side }) => side === null || versions[side]).length > mostTests) {
    const whole = sideOf(lists);
    return {
      conflicts: whole === null ? [{ kind: 'tests', id: 'tests', ...lists }] : [],
      take: (choose) => [...lists[whole ?? choose('tests')]],
    };
  }
  const idOf = (test: string) => `test/${test}`;
  return {
    conflicts: merged.flatMap(({ test, versions, side }): Conflict[] =>
      side === null ? [{ kind: 'test', id: idOf(test), test, ...versions }] : [],
    ),
    take: (choose) =>
      merged.flatMap(({ test, versions, side }) => {
        const taken: Side = side ?? choose(idOf(test));
        return versions[taken] ?? [];
      }),
  };
}
