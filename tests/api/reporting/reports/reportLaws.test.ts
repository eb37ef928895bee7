import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { anyQuery, aReportedWorld, type Asked, countedBy, now, queryOf, type ReportedWorld } from './aReportedWorld.ts';
import { avgDuration, byKeys, byLabel, byTag, type Counted, countsOf, durationRows, groupRow } from './reference.ts';

let world: ReportedWorld;

beforeAll(async () => {
  world = await aReportedWorld();
});

type Rows = (counted: Counted, asked: Asked) => object[];

/** The reports of rows with the rows of their calls, and what names a row if they aren’t buckets. */
const reports: [path: (asked: Asked) => string, rows: Rows, nameOf?: (row: object) => unknown][] = [
  [
    ({ view }) => `missed/${view}`,
    (counted, { view }) =>
      byLabel(counted, view).map(([label, own]) => {
        const { answer: answered, abandoned, missed, voicemail } = countsOf(own);
        return { label, answered, abandoned, missed, voicemail };
      }),
  ],
  [() => 'duration', ({ calls: own }) => durationRows(own)],
  [
    () => 'source',
    ({ calls: own }) =>
      byKeys(own, ({ trackingSource }) => [trackingSource]).map(({ keys: [source], calls: of }) => ({
        source,
        total: of.length,
        ...countsOf(of),
        avgDuration: avgDuration(of),
      })),
    (row) => 'source' in row && row.source,
  ],
  grouped(
    'groupList/number',
    ['trackingNumber'],
    ({ trackingNumber }) => [trackingNumber],
    () => 'Website',
  ),
  grouped('groupList/source', ['trackingSource'], ({ trackingSource }) => [trackingSource]),
  grouped(
    'groupList/account',
    ['account'],
    ({ account }) => [account],
    () => 'Harbour Dental',
  ),
  grouped('groupList/area', ['areaName'], ({ area }) => [area]),
  [
    () => 'groupList/tag',
    ({ calls: own }, { filter }) => byTag(own, filter.tags).map((group) => groupRow(group, ['tags'])),
    (row) => 'actions' in row && JSON.stringify(row.actions),
  ],
  grouped('groupList/landing', ['landing'], ({ webLanding }) => [webLanding]),
  grouped('webTable2/landing', ['landing'], ({ webLanding }) => [webLanding]),
  grouped('webTable2/conversion', ['conversion'], ({ webConversion }) => [webConversion]),
  grouped('webKeywords', ['keyword'], ({ webKeyword }) => [webKeyword]),
  grouped('webSummary', ['web_source', 'web_medium'], ({ webSource, webMedium }) => [webSource, webMedium]),
];

function grouped(
  path: string,
  parameters: string[],
  keysOf: Parameters<typeof byKeys>[1],
  label?: () => string,
): (typeof reports)[number] {
  const rows: Rows = ({ calls: own }) => byKeys(own, keysOf).map((group) => groupRow(group, parameters, label?.()));
  return [() => path, rows, (row) => 'actions' in row && JSON.stringify(row.actions)];
}

/** What a report of rows has to answer. */
function answerOf(asked: Asked, rows: Rows, nameOf?: (row: object) => unknown) {
  const [chosen, before] = countedBy(world, asked, 'inbound');
  const chosenRows = chosen ? rows(chosen, asked) : [];
  const named = nameOf && new Set(chosenRows.map(nameOf));
  const earlier = before && rows(before, asked).filter((row) => named?.has(nameOf?.(row)) ?? true);
  const days = before && { datefrom: before.first, dateto: before.last };
  return { countedAt: now, rows: chosenRows, before: earlier ? { ...days, rows: earlier } : null };
}

test('a report counts exactly the calls that its filters mean, in any time zone, and compares with the earlier days', async () => {
  const law = fc.asyncProperty(anyQuery(world), fc.constantFrom(...reports), async (asked, [path, rows, nameOf]) => {
    const { campaigns: _campaigns, ...answer } = await world.ask(`${path(asked)}?${queryOf(asked)}`);
    const before = answer['before'] as Record<string, unknown> | null;
    delete before?.['campaigns'];
    expect(answer, path(asked)).toEqual(answerOf(asked, rows, nameOf));
  });
  await fc.assert(law, { numRuns: 120 });
});

test('every row opens exactly its calls in the call log', async () => {
  const law = fc.asyncProperty(anyQuery(world), fc.constantFrom(...reports), async (asked, [path, , nameOf]) => {
    if (!nameOf) return;
    const { rows } = (await world.ask(`${path(asked)}?${queryOf(asked)}`)) as {
      rows: { total: number; actions?: { calls: string } }[];
    };
    for (const { total, actions } of rows) {
      if (!actions) continue;
      const search = new URLSearchParams(queryOf(asked));
      search.delete('compare');
      for (const [name, value] of new URLSearchParams(actions.calls)) search.set(name, value);
      const log = await world.ask(`../call?${search.toString()}&kind=real`);
      expect(log['recordsFiltered'], `${path(asked)} ${actions.calls}`).toBe(total);
    }
  });
  await fc.assert(law, { numRuns: 40 });
});
