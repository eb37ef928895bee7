import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { anyQuery, aReportedWorld, countedBy, now, queryOf, type ReportedWorld } from './aReportedWorld.ts';
import { plusDays } from './localClock.ts';
import { byKeys, byLabel, type Counted, countsOf, insightRow, ivrRows, outboundPart, summaryOf } from './reference.ts';
import type { RawCall } from './someRawCalls.ts';

let world: ReportedWorld;

beforeAll(async () => {
  world = await aReportedWorld();
});

test('reports of other shapes than rows count exactly the calls that their filters mean', async () => {
  const law = fc.asyncProperty(anyQuery(world), async (asked) => {
    const query = queryOf(asked);
    const [chosen, before] = countedBy(world, asked, 'inbound');
    if (!chosen) throw new Error('a query has days');
    const days = before && { datefrom: before.first, dateto: before.last };
    const timeDay = ({ ...counted }: Counted) =>
      byLabel(counted, asked.view).map(([label, own]) => ({ label, ...countsOf(own) }));
    expect(await world.ask(`timeday2/?${query}`)).toEqual({
      countedAt: now,
      rows: timeDay(chosen),
      before: before ? { ...days, rows: timeDay(before) } : null,
      heat: byLabel(chosen, 'weekdays').flatMap(([weekday, own]) =>
        byLabel({ ...chosen, calls: own }, 'hours').map(([hour, cell]) => ({
          weekday: Number(weekday),
          hour: Number(hour),
          total: cell.length,
          answer: countsOf(cell).answer,
        })),
      ),
    });
    const [, earlier] = countedBy(world, { ...asked, compare: asked.compare ?? 'previous' }, 'inbound');
    const summary = await world.ask(`summary2/?${query}`);
    expect(summary).toEqual({ countedAt: now, now: summaryOf(chosen.calls), before: summaryOf(earlier?.calls ?? []) });
    const tree = ivrRows(chosen.calls);
    const named = new Set(tree.map(({ actions }) => actions.calls));
    const ivrBefore = before && ivrRows(before.calls).filter(({ actions }) => named.has(actions.calls));
    expect(await world.ask(`ivr?${query}`)).toEqual({
      countedAt: now,
      rows: tree,
      before: ivrBefore ? { ...days, rows: ivrBefore } : null,
    });
    const [out, outBefore] = countedBy(world, asked, 'outbound');
    if (!out) throw new Error('a query has days');
    const overview = outboundPart(out, asked.view);
    const placedBy = new Set(overview.agents.map(({ user }) => user));
    const outEarlier = outBefore && outboundPart(outBefore, asked.view);
    const outThen = outEarlier && {
      ...days,
      ...outEarlier,
      agents: outEarlier.agents.filter(({ user }) => placedBy.has(user)),
    };
    expect(await world.ask(`outdash?${query}`)).toEqual({ countedAt: now, ...overview, before: outThen ?? null });
    const { now: _now, ...agents } = overview;
    const { now: _then, ...agentsThen } = outThen ?? { now: undefined };
    expect(await world.ask(`outAgent/all?${query}`)).toEqual({
      countedAt: now,
      ...agents,
      before: outThen ? agentsThen : null,
    });
  });
  await fc.assert(law, { numRuns: 30 });
});

/** What an insight has to name, with the fewest calls of a row. */
const insights: [insight: string, parameter: string, keyOf: (call: RawCall) => string | null, least: number][] = [
  ['sources', 'trackingSource', ({ trackingSource }) => trackingSource, 1],
  ['answering', 'target', ({ target }) => target, 1],
  ['repeat', 'caller', ({ caller }) => caller, 2],
];

test('an insight looks at an account and those below it from one side', async () => {
  const law = fc.asyncProperty(anyQuery(world), fc.constantFrom(...insights), async (given, insight) => {
    const { account: _account, ...filter } = given.filter;
    const asked = { ...given, filter, compare: given.compare ?? ('previous' as const) };
    const [chosen, before] = countedBy(world, asked, 'inbound');
    if (!chosen || !before) throw new Error('an insight compares');
    const days = { datefrom: before.first, dateto: before.last };
    const [name, parameter, keyOf, least] = insight;
    const rowsOf = ({ calls: own }: Counted) =>
      byKeys(own, (call) => [keyOf(call)]).map(({ keys: [key = ''], calls: of }) =>
        insightRow(key, of, { [parameter]: key }),
      );
    const rows = rowsOf(chosen).filter(({ total }) => total >= least);
    const named = new Set(rows.map(({ label }) => label));
    const rowsBefore = rowsOf(before).filter(({ label }) => named.has(label));
    const path = `account/${world.accounts[0]}/insight`;
    expect(await world.ask(`${path}/${name}?${queryOf(asked)}`)).toEqual({
      countedAt: now,
      rows,
      before: { ...days, rows: rowsBefore },
    });
    const hours = (counted: Counted) => byLabel(counted, 'hours').map(([hour, own]) => insightRow(hour, own, { hour }));
    expect(await world.ask(`${path}/hours?${queryOf(asked)}`)).toEqual({
      countedAt: now,
      rows: hours(chosen),
      before: { ...days, rows: hours(before) },
    });
    const weeks = (counted: Counted) =>
      byLabel(counted, 'weeks').map(([first, own]) => {
        const end = plusDays(first, 6);
        return insightRow(first, own, { datefrom: first, dateto: end > counted.last ? counted.last : end });
      });
    expect(await world.ask(`${path}/trend?${queryOf(asked)}`)).toEqual({
      countedAt: now,
      rows: weeks(chosen),
      before: { ...days, rows: weeks(before) },
    });
  });
  await fc.assert(law, { numRuns: 30 });
});
