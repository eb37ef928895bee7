import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { directionCodes } from '../../../server/db/schema/calls.ts';
import { aCall } from '../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { login } from '../../builders/api/login.ts';
import { localClock, plusDays } from './localClock.ts';
import {
  avgDuration,
  byKeys,
  byLabel,
  type Counted,
  countsOf,
  durationRows,
  groupRow,
  insightRow,
  ivrRows,
  outboundPart,
  summaryOf,
} from './reference.ts';
import { type Filter, matches, someFilters } from './referenceFilter.ts';
import { type RawCall, rawCalls } from './someRawCalls.ts';

const now = '2026-04-08T02:00:00.000Z';
const zones = [
  'UTC',
  'Australia/Melbourne',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/St_Johns',
  'Europe/Rome',
  'America/New_York',
];
let calls: RawCall[];
let accounts: number[];
let users: number[];
let ask: (path: string) => Promise<Record<string, unknown>>;

beforeAll(async () => {
  const { app, db } = await anApp({ now: () => new Date(now) });
  const own = await anAccount(db);
  accounts = [own, await anAccount(db, { parentId: own })];
  const people = [await aUser(db, own), await aUser(db, own)];
  const { headers } = await login(app, people[0]?.email ?? '');
  users = people.map(({ id }) => id);
  calls = fc.sample(rawCalls(accounts, users), 400);
  for (const { at, account, status, direction, keys, sale, ...call } of calls)
    await aCall(db, account, {
      ...call,
      ...keys,
      ...sale,
      at: new Date(at).toISOString(),
      direction: directionCodes.indexOf(direction),
      status,
    });
  ask = async (path) => {
    const answer = await app.inject({
      url: path.startsWith('../') ? `/v2/${path.slice(3)}` : `/v2/reports/${path}`,
      headers,
    });
    expect(answer.statusCode, `${path} ${answer.body}`).toBe(200);
    return answer.json();
  };
});

/** A query of a report: its days, and what else it asks. */
interface Asked {
  zone: string;
  last: string;
  days: number;
  view: 'hours' | 'weekdays' | 'days' | 'months';
  compare: 'previous' | 'year' | undefined;
  filter: Filter;
}

function queryOf({ zone, last, days, view, compare, filter }: Asked): string {
  const range = { datefrom: plusDays(last, 1 - days), dateto: last, dateview: view, timezone: zone };
  const given = Object.entries({ ...range, compare, ...filter }).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    given.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  ).toString();
}

/** The real calls of a query, and those of the days that it is compared with. */
function countedBy({ zone, last, days, compare, filter }: Asked, direction: RawCall['direction']): Counted[] {
  const back = compare === 'year' ? 364 : days;
  const ends = compare === undefined ? [last] : [last, plusDays(last, -back)];
  return ends.map((end) => {
    const first = plusDays(end, 1 - days);
    const isIn = (call: RawCall) => {
      const { day } = localClock(call.at, zone);
      return !call.test && call.direction === direction && first <= day && day <= end && matches(call, filter, zone);
    };
    return { calls: calls.filter(isIn), first, last: end, zone };
  });
}

type Rows = (counted: Counted, asked: Asked) => object[];

/** The reports of rows with the rows of their calls, and what names a row if they aren’t buckets. */
const reports: [path: (asked: Asked) => string, rows: Rows, nameOf?: (row: object) => unknown][] = [
  [
    ({ view }) => `missed/${view}`,
    (counted, { view }) =>
      byLabel(counted, view).map(([label, own]) => {
        const { answer: answered, abandoned, missed } = countsOf(own);
        return { label, answered, abandoned, missed };
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
  grouped('groupList/landing', ['landing'], ({ webLanding }) => [webLanding]),
  grouped('webTable2/landing', ['landing'], ({ webLanding }) => [webLanding]),
  grouped('webTable2/conversion', ['conversion'], ({ webConversion }) => [webConversion]),
  grouped('webKeywords', ['keyword'], ({ webKeyword }) => [webKeyword]),
  grouped('webSummary', ['web_source', 'web_medium'], ({ webSource, webMedium }) => [webSource, webMedium]),
];

/** What an insight has to name, with the fewest calls of a row. */
const insights: [insight: string, parameter: string, keyOf: (call: RawCall) => string | null, least: number][] = [
  ['sources', 'trackingSource', ({ trackingSource }) => trackingSource, 1],
  ['answering', 'target', ({ target }) => target, 1],
  ['repeat', 'caller', ({ caller }) => caller, 2],
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
  const [chosen, before] = countedBy(asked, 'inbound');
  const chosenRows = chosen ? rows(chosen, asked) : [];
  const named = nameOf && new Set(chosenRows.map(nameOf));
  const earlier = before && rows(before, asked).filter((row) => named?.has(nameOf?.(row)) ?? true);
  const days = before && { datefrom: before.first, dateto: before.last };
  return { countedAt: now, rows: chosenRows, before: earlier ? { ...days, rows: earlier } : null };
}

const anyQuery = () =>
  fc.record({
    zone: fc.constantFrom(...zones),
    last: fc.constantFrom('2026-03-09', '2026-03-29', '2026-04-05', '2026-04-08', '2025-10-06'),
    days: fc.constantFrom(1, 2, 7, 30, 200),
    view: fc.constantFrom('hours' as const, 'weekdays' as const, 'days' as const, 'months' as const),
    compare: fc.constantFrom('previous' as const, 'year' as const, undefined),
    filter: someFilters(accounts, users),
  });

test('a report counts exactly the calls that its filters mean, in any time zone, and compares with the earlier days', async () => {
  const law = fc.asyncProperty(anyQuery(), fc.constantFrom(...reports), async (asked, [path, rows, nameOf]) => {
    const { campaigns: _campaigns, ...answer } = await ask(`${path(asked)}?${queryOf(asked)}`);
    const before = answer['before'] as Record<string, unknown> | null;
    delete before?.['campaigns'];
    expect(answer, path(asked)).toEqual(answerOf(asked, rows, nameOf));
  });
  await fc.assert(law, { numRuns: 150 });
});

test('so do the reports of other shapes', async () => {
  const law = fc.asyncProperty(anyQuery(), async (asked) => {
    const query = queryOf(asked);
    const [chosen, before] = countedBy(asked, 'inbound');
    if (!chosen) throw new Error('a query has days');
    const days = before && { datefrom: before.first, dateto: before.last };
    const timeDay = ({ ...counted }: Counted) =>
      byLabel(counted, asked.view).map(([label, own]) => ({ label, ...countsOf(own) }));
    expect(await ask(`timeday2/?${query}`)).toEqual({
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
    const [, earlier] = countedBy({ ...asked, compare: asked.compare ?? 'previous' }, 'inbound');
    const summary = await ask(`summary2/?${query}`);
    expect(summary).toEqual({ countedAt: now, now: summaryOf(chosen.calls), before: summaryOf(earlier?.calls ?? []) });
    const tree = ivrRows(chosen.calls);
    const named = new Set(tree.map(({ actions }) => actions.calls));
    const ivrBefore = before && ivrRows(before.calls).filter(({ actions }) => named.has(actions.calls));
    expect(await ask(`ivr?${query}`)).toEqual({
      countedAt: now,
      rows: tree,
      before: ivrBefore ? { ...days, rows: ivrBefore } : null,
    });
    const [out, outBefore] = countedBy(asked, 'outbound');
    if (!out) throw new Error('a query has days');
    const overview = outboundPart(out, asked.view);
    const placedBy = new Set(overview.agents.map(({ user }) => user));
    const outEarlier = outBefore && outboundPart(outBefore, asked.view);
    const outThen = outEarlier && {
      ...days,
      ...outEarlier,
      agents: outEarlier.agents.filter(({ user }) => placedBy.has(user)),
    };
    expect(await ask(`outdash?${query}`)).toEqual({ countedAt: now, ...overview, before: outThen ?? null });
    const { now: _now, ...agents } = overview;
    const { now: _then, ...agentsThen } = outThen ?? { now: undefined };
    expect(await ask(`outAgent/all?${query}`)).toEqual({
      countedAt: now,
      ...agents,
      before: outThen ? agentsThen : null,
    });
  });
  await fc.assert(law, { numRuns: 40 });
});

test('an insight looks at an account and those below it from one side', async () => {
  const law = fc.asyncProperty(anyQuery(), fc.constantFrom(...insights), async (given, insight) => {
    const { account: _account, ...filter } = given.filter;
    const asked = { ...given, filter, compare: given.compare ?? ('previous' as const) };
    const [chosen, before] = countedBy(asked, 'inbound');
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
    const path = `account/${accounts[0]}/insight`;
    expect(await ask(`${path}/${name}?${queryOf(asked)}`)).toEqual({
      countedAt: now,
      rows,
      before: { ...days, rows: rowsBefore },
    });
    const hours = (counted: Counted) => byLabel(counted, 'hours').map(([hour, own]) => insightRow(hour, own, { hour }));
    expect(await ask(`${path}/hours?${queryOf(asked)}`)).toEqual({
      countedAt: now,
      rows: hours(chosen),
      before: { ...days, rows: hours(before) },
    });
    const weeks = (counted: Counted) =>
      byLabel(counted, 'weeks').map(([monday, own]) => {
        const sunday = plusDays(monday, 6);
        const datefrom = monday < counted.first ? counted.first : monday;
        return insightRow(monday, own, { datefrom, dateto: sunday > counted.last ? counted.last : sunday });
      });
    expect(await ask(`${path}/trend?${queryOf(asked)}`)).toEqual({
      countedAt: now,
      rows: weeks(chosen),
      before: { ...days, rows: weeks(before) },
    });
  });
  await fc.assert(law, { numRuns: 40 });
});

test('every row opens exactly its calls in the call log', async () => {
  const law = fc.asyncProperty(anyQuery(), fc.constantFrom(...reports), async (asked, [path, , nameOf]) => {
    if (!nameOf) return;
    const { rows } = (await ask(`${path(asked)}?${queryOf(asked)}`)) as {
      rows: { total: number; actions?: { calls: string } }[];
    };
    for (const { total, actions } of rows) {
      if (!actions) continue;
      const search = new URLSearchParams(queryOf(asked));
      for (const [name, value] of new URLSearchParams(actions.calls)) search.set(name, value);
      const log = await ask(`../call?${search.toString()}&kind=real&direction=inbound`);
      expect(log['recordsFiltered'], `${path(asked)} ${actions.calls}`).toBe(total);
    }
  });
  await fc.assert(law, { numRuns: 40 });
});
