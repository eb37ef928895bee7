import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { directionCodes } from '../../../../server/kernel/db/schema/calls.ts';
import { leads, leadStatusCodes } from '../../../../server/kernel/db/schema/leads.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';
import { localClock, plusDays } from './localClock.ts';
import type { Counted } from './reference.ts';
import { type Filter, matches, someFilters } from './referenceFilter.ts';
import { names, type RawCall, rawCalls } from './someRawCalls.ts';

export const now = '2026-04-08T02:00:00.000Z';
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
export interface ReportedWorld {
  /** An account and one below it, whose calls were written. */
  accounts: number[];
  users: number[];
  calls: RawCall[];
  /** What a report answers; `../call?…` asks the call log. */
  ask: (path: string) => Promise<Record<string, unknown>>;
}

/** An application with some hundred random calls. */
export async function aReportedWorld(): Promise<ReportedWorld> {
  const { app, db } = await anApp({ now: () => new Date(now) });
  const own = await anAccount(db);
  const accounts = [own, await anAccount(db, { parentId: own })];
  const people = [await aUser(db, own), await aUser(db, own)];
  const { headers } = await login(app, people[0]?.email ?? '');
  const users = people.map(({ id }) => id);
  const calls = fc.sample(rawCalls(accounts, users), 400);
  const changed = { changedBy: 'ann@example.test', changedAt: new Date(now) };
  for (const accountId of accounts)
    for (const [number, status] of Object.entries(names.callerStatuses)) {
      const row = { accountId, number, personId: randomUUID(), status: leadStatusCodes.indexOf(status) };
      await db.insert(leads).values({ ...row, ...changed });
    }
  for (const { at, account, status, direction, keys, sale, leadStatus, ...call } of calls)
    await aCall(db, account, {
      ...call,
      ...keys,
      ...sale,
      leadStatus: leadStatus === null ? null : leadStatusCodes.indexOf(leadStatus),
      at: new Date(at).toISOString(),
      direction: directionCodes.indexOf(direction),
      status,
    });
  const ask = async (path: string): Promise<Record<string, unknown>> => {
    const answer = await app.inject({
      url: path.startsWith('../') ? `/v2/${path.slice(3)}` : `/v2/reports/${path}`,
      headers,
    });
    expect(answer.statusCode, `${path} ${answer.body}`).toBe(200);
    return answer.json();
  };
  return { accounts, users, calls, ask };
}

/** A query of a report: its days, and what else it asks. */
export interface Asked {
  zone: string;
  last: string;
  days: number;
  view: 'hours' | 'weekdays' | 'days' | 'months';
  compare: 'previous' | 'year' | undefined;
  filter: Filter;
}

export function queryOf({ zone, last, days, view, compare, filter }: Asked): string {
  const range = { datefrom: plusDays(last, 1 - days), dateto: last, dateview: view, timezone: zone };
  const given = Object.entries({ ...range, compare, ...filter }).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    given.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  ).toString();
}

/** The real calls of a query, and those of the days that it is compared with. */
export function countedBy(
  { calls }: ReportedWorld,
  { zone, last, days, compare, filter }: Asked,
  direction: RawCall['direction'],
): Counted[] {
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

/** Any query of a report about this world. */
export function anyQuery({ accounts, users }: ReportedWorld): fc.Arbitrary<Asked> {
  return fc.record({
    zone: fc.constantFrom(...zones),
    last: fc.constantFrom('2026-03-09', '2026-03-29', '2026-04-05', '2026-04-08', '2025-10-06'),
    days: fc.constantFrom(1, 2, 7, 30, 200),
    view: fc.constantFrom('hours' as const, 'weekdays' as const, 'days' as const, 'months' as const),
    compare: fc.constantFrom('previous' as const, 'year' as const, undefined),
    filter: someFilters(accounts, users),
  });
}
